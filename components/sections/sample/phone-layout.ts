import { amountColumns } from './amount-columns'

/** The id of a field. */
const ID = /^`[A-Z]+-\d+`$/

/**
 * What phones show of a table in columns: its amounts below the name of the row if it has no other cells, or at the end
 * of the line of the name one amount, or the ids of fields. Other cells stand below.
 */
export function phoneLayout(rows: readonly (readonly string[])[]) {
  const amounts = amountColumns(rows)
  const last = amounts.length - 1
  const count = amounts.filter(Boolean).length
  if (count > 1 && count === last) return { phone: 'amounts', isEnd: (column: number) => column > 0 }
  const id = (rows[0] ?? []).findIndex((_cell, column) => rows.every((cells) => ID.test(cells[column] ?? '')))
  const end = count === 1 && amounts[last] ? last : id
  return end > 0 ? { phone: 'end', isEnd: (column: number) => column === end } : { isEnd: () => false }
}
