interface TableHeadProps {
  columns: readonly string[]
  className?: string
}

/** The column headings of a table. The roles are for browsers that drop a table's semantics when CSS changes `display`. */
export function TableHead({ columns, className }: TableHeadProps) {
  return (
    <thead className={className} role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
