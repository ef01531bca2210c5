interface TableHeadProps {
  columns: readonly string[]
  className?: string
}

/**
 * The column headings of a table. Some browsers drop a table's semantics when CSS changes `display`, hence the roles.
 */
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
