import type { PayloadRow } from './payload-rows'

/** An element as the payload writes it. */
export type PayloadElement = ['$', type: string, key: string | null, props: Record<string, unknown>]

/** React moves these to the head of the document: they do not stay where they are written. */
const MOVED = ['link', 'meta', 'style', 'title']

/** `$7` and `$L7` stand for row 7. */
const ROW = /^\$L?([0-9a-f]+)$/

export const isElement = (value: unknown): value is PayloadElement =>
  Array.isArray(value) && value[0] === '$' && value.length >= 4

/**
 * Tells whether a value is markup and nothing else, through all rows it refers to: no client component in it, nothing
 * that is called or waited for.
 */
export function plainJudge(rows: readonly PayloadRow[]): (value: unknown) => boolean {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const rowOf = (reference: string) => byId.get(ROW.exec(reference)?.[1] ?? '')

  function isPlainText(text: string): boolean {
    if (!text.startsWith('$') || text.startsWith('$$') || text === '$undefined') return true
    const row = rowOf(text)
    return row?.kind === 'text' || (row?.kind === 'model' && isPlain(row.value))
  }
  const isPlainType = (type: string) =>
    type.startsWith('$') ? rowOf(type)?.value === '$Sreact.fragment' : !MOVED.includes(type)

  function isPlain(value: unknown): boolean {
    if (typeof value === 'string') return isPlainText(value)
    if (isElement(value)) return isPlainType(value[1]) && isPlain(value[3])
    if (Array.isArray(value)) return value.every(isPlain)
    return typeof value !== 'object' || value === null || Object.values(value).every(isPlain)
  }
  return isPlain
}
