import { amountColumns } from './amount-columns'

/** The id of a field. */
const ID = /^`[A-Z]+-\d+`$/

/**
 * What phones show at the end of the line of a row's name: one amount, or the ids of fields. Other cells are below,
 * each after the name of its column.
 */
export function phoneLayout(rows: readonly (readonly string[])[]) {
  const amounts = amountColumns(rows)
  const last = amounts.length - 1
  const count = amounts.filter(Boolean).length
  const id = (rows[0] ?? []).findIndex((_cell, column) => rows.every((cells) => ID.test(cells[column] ?? '')))
  const end = count === 1 && amounts[last] ? last : id
  /** The last of the cells below the name. */
  const lastBelow = end === last ? last - 1 : last
  return end > 0
    ? { phone: 'end', isEnd: (column: number) => column === end, lastBelow }
    : { isEnd: () => false, lastBelow }
}
