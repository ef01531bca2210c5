import { deflateSync, inflateSync } from 'node:zlib'

const toText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')
const toHex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()

/** What readers take a glyph for: without invisible isolates, and the letters of an Arabic ligature from left to right. */
function readableLetters(hex: string): string {
  const letters = toText(hex).replace(/(?!^\p{Cf}+$)\p{Cf}/gu, '')
  return toHex(/\p{sc=Arabic}/u.test(letters) ? [...letters].toReversed().join('') : letters)
}

/** A line of text as one run: inside it the compiler repeats in /ActualText what the glyphs say, and readers stop there. */
function oneRun(text: string): string {
  const bare = text.replace(/^(?:\/Span <<\n *\/ActualText [^\n]*\n>> BDC|\/ReversedChars BMC|EMC)\n/gm, '')
  return text.includes('/ReversedChars') ? `/ReversedChars BMC\n${bare}EMC\n` : bare
}

const withStream = (object: string, change: (stream: string) => string): string => {
  const [, head = '', stream = ''] = /^([^]*?\nstream\n)([^]*)\nendstream/.exec(object) ?? []
  const changed = change(stream)
  return `${head.replace(/\/Length \d+/, `/Length ${changed.length}`)}${changed}\nendstream\nendobj\n\n`
}

const readableMap = (map: string): string =>
  map.replace(/^<(\w{4})> <(\w+)>$/gm, (_, glyph: string, hex: string) => `<${glyph}> <${readableLetters(hex)}>`)

const readableContent = (deflated: string): string => {
  const content = inflateSync(Buffer.from(deflated, 'latin1')).toString('latin1')
  const runs = content.replace(/(?<=^BT\n)[^]*?(?=^ET$)/gm, oneRun)
  return deflateSync(Buffer.from(runs, 'latin1'), { level: 9 }).toString('latin1')
}

/**
 * Makes the Arabic text of a PDF readable for programs: what they reverse to get from the line to the text are glyphs, so
 * the letters of a ligature must be written in the order of the line.
 */
export function readableText(pdf: Buffer): Buffer {
  const file = pdf.toString('latin1')
  const tableAt = file.lastIndexOf('\nxref') + 1
  const [head = '', ...objects] = file.slice(0, tableAt).split(/^(?=\d+ 0 obj\n)/m)
  const contents = new Set([...file.matchAll(/\/Contents (\d+) 0 R/g)].map(([, number]) => Number(number)))
  const places = new Map<number, number>()
  let body = head
  for (const object of objects) {
    const number = parseInt(object)
    places.set(number, body.length)
    if (contents.has(number)) body += withStream(object, readableContent)
    else if (object.includes('begincmap')) body += withStream(object, readableMap)
    else body += object
  }
  let number = 0
  const table = file
    .slice(tableAt)
    .replace(/^\d{10}(?= 00000 n)/gm, () => String(places.get((number += 1))).padStart(10, '0'))
    .replace(/(?<=startxref\n)\d+/, String(body.length))
  return Buffer.from(body + table, 'latin1')
}
