/** Marks a figure that is beyond its budget. */
export const overBudget = (figure: string): string => `**${figure}** ▲`

const lengthOf = (cell: string) => [...cell].length

/** A table in Markdown with aligned columns: the first holds names, all others figures. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => lengthOf(row[column] ?? ''))))
  const padded = (row: readonly string[]) =>
    widths.map((width, column) => {
      const cell = row[column] ?? ''
      const space = ' '.repeat(width - lengthOf(cell))
      return column === 0 ? cell + space : space + cell
    })
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [padded(head), rule, ...rows.map(padded)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
