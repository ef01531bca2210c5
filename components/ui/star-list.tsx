import type { ReactNode } from 'react'

import type { Lasting } from '@/lib/last-day'

interface StarListProps extends Lasting {
  /** With a line above each item. */
  ruled?: boolean
  /** From 1024 px on; from 768 px on two. */
  columns?: 2 | 3
  /** A few words each: paper has three in a row too. */
  short?: boolean
  /** The items, as `<li>`. */
  children: ReactNode
}

/** Short texts, each with a star. */
export const StarList = ({ ruled, columns, short, until, children }: StarListProps) => (
  <ul
    className={['star-list', ruled && 'ruled-list', short && 'print:columns-3'].filter(Boolean).join(' ')}
    data-ruled={ruled || undefined}
    data-columns={columns}
    data-until={until}
  >
    {children}
  </ul>
)
