import type { ReactNode } from 'react'

interface StarListProps {
  /** With a line above each item. */
  ruled?: boolean
  /** From 1024 px on; from 768 px on two. */
  columns?: 2 | 3
  /** The items, as `<li>`. */
  children: ReactNode
}

/** Short texts, each with a star. */
export const StarList = ({ ruled, columns, children }: StarListProps) => (
  <ul className={ruled ? 'star-list ruled-list' : 'star-list'} data-ruled={ruled || undefined} data-columns={columns}>
    {children}
  </ul>
)
