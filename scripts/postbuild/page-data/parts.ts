import type { PayloadRow } from './payload-rows'
import { isElement } from './plain-elements'

/** `$8:props:children` stands for a part of row 8: what occurs twice is written once. */
const PART = /^\$([0-9a-f]+):(.+)$/
const ROW = /^\$L?([0-9a-f]+)$/

/** The names under which React keeps what stands in these places of an element. */
const PLACES: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 }

/**
 * Writes out every reference to a part of a row, so that each row can be changed for itself.
 * @throws where the way to a part leads nowhere
 */
export function withoutParts(rows: readonly PayloadRow[]): PayloadRow[] {
  const byId = new Map(rows.map((row) => [row.id, row.value]))
  const follow = (value: unknown): unknown => {
    const [, id] = typeof value === 'string' ? (ROW.exec(value) ?? []) : []
    return id === undefined ? value : follow(byId.get(id))
  }

  function partAt(reference: string, id: string, way: string): unknown {
    let value = byId.get(id)
    for (const step of way.split(':')) {
      const owner = follow(value) as Record<string, unknown> | undefined
      value = owner?.[isElement(owner) ? (PLACES[step] ?? step) : step]
    }
    if (value === undefined) throw new Error(`The page's data refers to nothing: ${reference}`)
    return writtenOut(value)
  }
  function writtenOut(value: unknown): unknown {
    if (typeof value === 'string') {
      const [reference, id = '', way = ''] = PART.exec(value) ?? []
      return reference ? partAt(reference, id, way) : value
    }
    if (Array.isArray(value)) return value.map(writtenOut)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, writtenOut(part)]))
  }
  return rows.map((row) => (row.kind === 'model' ? { ...row, value: writtenOut(row.value) } : row))
}
