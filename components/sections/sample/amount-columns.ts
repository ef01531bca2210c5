const NUMBER = /^[\d,]+(\.\d+)?$/

/** A number, or one with its unit. */
const QUANTITY = /^[\d,]+(\.\d+)?%?( \S+)?$/

/** Whether a column holds amounts: quantities, most of them bare numbers. Codes are between backticks. */
const areAmounts = (cells: readonly string[]) =>
  cells.every((cell) => QUANTITY.test(cell)) && cells.filter((cell) => NUMBER.test(cell)).length * 2 > cells.length

/** For each column of a table, whether it holds amounts, which are aligned by their last digit. */
export const amountColumns = (rows: readonly (readonly string[])[]): readonly boolean[] =>
  (rows[0] ?? []).map((_first, column) => column > 0 && areAmounts(rows.map((row) => row[column] ?? '')))
