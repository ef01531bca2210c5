/** A PDF as the compiler writes it: plain objects, each after its number. */
export interface PdfFile {
  head: string
  objects: Map<number, string>
  trailer: string
}

/** Splits a PDF into its objects. Every byte is one character. */
export function readPdf(bytes: Buffer): PdfFile {
  const file = bytes.toString('latin1')
  const tableAt = file.lastIndexOf('\nxref') + 1
  const [head = '', ...objects] = file.slice(0, tableAt).split(/^(?=\d+ 0 obj\n)/m)
  return {
    head,
    objects: new Map(objects.map((object) => [parseInt(object), object])),
    trailer: file.slice(file.indexOf('trailer', tableAt)),
  }
}

/** Joins the objects into a PDF, with a table of their new places. */
export function writePdf({ head, objects, trailer }: PdfFile): Buffer {
  const size = Math.max(...objects.keys()) + 1
  const places = new Map<number, number>()
  let body = head
  for (const [number, object] of objects) {
    places.set(number, body.length)
    body += object
  }
  const rows = Array.from({ length: size }, (_, number) => {
    const place = places.get(number)
    return place === undefined ? '0000000000 65535 f\r\n' : `${String(place).padStart(10, '0')} 00000 n\r\n`
  })
  const end = trailer.replace(/\/Size \d+/, `/Size ${size}`).replace(/(?<=startxref\n)\d+/, String(body.length))
  return Buffer.from(`${body}xref\n0 ${size}\n${rows.join('')}${end}`, 'latin1')
}

/** Returns the object with a number. Throws if there is none. */
export function pdfObject({ objects }: PdfFile, number: number): string {
  const object = objects.get(number)
  if (!object) throw new Error(`the PDF has no object ${number}`)
  return object
}

/** Returns the number of the object that an entry of another object names. Throws if it names none. */
export function reference(object: string, key: string): number {
  const [, number] = new RegExp(String.raw`/${key} \[?(\d+) 0 R`).exec(object) ?? []
  if (!number) throw new Error(`an object of the PDF has no ${key}`)
  return Number(number)
}

/** The bytes between `stream` and `endstream`. */
export const streamOf = (object: string): string => /\nstream\n([^]*)\nendstream/.exec(object)?.[1] ?? ''

/** Returns the object with another stream. */
export function withStream(object: string, stream: string): string {
  const head = object.slice(0, object.indexOf('\nstream\n')).replace(/\/Length \d+/, `/Length ${stream.length}`)
  return `${head}\nstream\n${stream}\nendstream\nendobj\n\n`
}

/** Adds a stream as a new object and returns its number. */
export function addStream({ objects }: PdfFile, stream: string): number {
  const number = Math.max(...objects.keys()) + 1
  objects.set(number, `${number} 0 obj\n<<\n  /Length ${stream.length}\n>>\nstream\n${stream}\nendstream\nendobj\n\n`)
  return number
}
