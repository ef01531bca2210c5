/** A row of the payload in which the framework sends a page's elements: `<id>:<JSON>`, or another kind behind a tag. */
export interface PayloadRow {
  /** Hexadecimal; empty where the row is a hint that nothing refers to. */
  id: string
  kind: 'model' | 'text' | 'other'
  /** Of a model the parsed JSON, of a text the text, of another row all behind the colon. */
  value: unknown
}

const LINE_END = 0x0a
const COLON = 0x3a
/** Rows whose tag is followed by a length in bytes. Only text comes in the pages of a site without binary data. */
const SIZED_ROW = /^([TAOoUSsLlGgMmV])([0-9a-f]+),/

/**
 * Takes a payload apart.
 * @throws where a row is of a kind that is not known here
 */
export function parsePayload(payload: string): PayloadRow[] {
  const bytes = Buffer.from(payload)
  const rows: PayloadRow[] = []
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(COLON, at)
    const id = bytes.toString('utf8', at, colon)
    const sized = SIZED_ROW.exec(bytes.toString('latin1', colon + 1, colon + 20))
    if (sized) {
      const [head, tag = '', length = ''] = sized
      if (tag !== 'T') throw new Error(`The page's data has a row of an unknown kind: ${id}:${head}`)
      const start = colon + 1 + head.length
      at = start + parseInt(length, 16)
      rows.push({ id, kind: 'text', value: bytes.toString('utf8', start, at) })
      continue
    }
    const lineEnd = bytes.indexOf(LINE_END, colon)
    const end = lineEnd < 0 ? bytes.length : lineEnd
    const content = bytes.toString('utf8', colon + 1, end)
    const isModel = id !== '' && /^[[{"\dtfn-]/.test(content)
    rows.push(
      isModel ? { id, kind: 'model', value: JSON.parse(content) as unknown } : { id, kind: 'other', value: content },
    )
    at = end + 1
  }
  return rows
}

/** Writes rows as the framework's client reads them. */
export const printPayload = (rows: readonly PayloadRow[]): string =>
  rows
    .map(({ id, kind, value }) => {
      if (kind === 'model') return `${id}:${JSON.stringify(value)}\n`
      if (kind === 'other') return `${id}:${String(value)}\n`
      const text = String(value)
      return `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
    })
    .join('')
