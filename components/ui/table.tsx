import type { ComponentProps } from 'react'

// Each part has its role: browsers drop the semantics of a table whose `display` CSS changes.

export const Table = (props: ComponentProps<'table'>) => <table role="table" {...props} />

export const TableBody = (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} />

export const TableRow = (props: ComponentProps<'tr'>) => <tr role="row" {...props} />

export const RowHeader = (props: ComponentProps<'th'>) => <th role="rowheader" scope="row" {...props} />

export const TableCell = (props: ComponentProps<'td'>) => <td role="cell" {...props} />

export const ColumnHeader = (props: ComponentProps<'th'>) => <th role="columnheader" scope="col" {...props} />

/** The row of the columns' headings. */
export const TableHead = ({ children, ...props }: ComponentProps<'thead'>) => (
  <thead role="rowgroup" {...props}>
    <TableRow>{children}</TableRow>
  </thead>
)
