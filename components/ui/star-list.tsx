import type { ReactNode } from 'react'

import type { ShownUntil } from '@/lib/last-day'

import { classNames } from './class-names'
import { ruledList } from './ruled-list'

/** The star is beside the first line. */
const STARS =
  '*:relative *:before:absolute *:before:start-0 *:before:mt-[0.5lh] *:before:-translate-y-1/2 *:before:star-mark [&_b]:font-strong'
/** One item alone needs no mark. */
const SHORT_TEXTS = '*:py-1 *:not-only:ps-7 *:before:size-2 *:only:before:content-none'
const LINES = '*:ps-9 *:before:size-3'

interface StarListProps extends ShownUntil {
  /** With a line above each item. */
  ruled?: boolean
  /** The number of columns from 1024 px on. From 768 px on there are two. */
  columns?: 2 | 3
  /** Items of a few words, which have three columns on paper too. */
  short?: boolean
  /** The items, as `<li>`. */
  children: ReactNode
}

/** Short texts, each with a star. */
export const StarList = ({ ruled, columns, short, until, children }: StarListProps) => (
  <ul
    className={classNames(STARS, ruled ? LINES : SHORT_TEXTS, ruled && ruledList({ columns, short }))}
    data-columns={columns}
    data-until={until}
  >
    {children}
  </ul>
)
