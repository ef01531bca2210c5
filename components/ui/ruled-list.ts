import { classNames } from './class-names'

/**
 * In two columns, an odd last entry fills its row. In three, the last row may end early, but four entries are two by
 * two.
 */
const COLUMNS = {
  2: 'md:*:last:odd:col-span-full',
  3: 'md:max-lg:*:last:odd:col-span-full lg:not-has-[>:last-child:nth-child(4)]:grid-cols-3',
  4: 'lg:grid-cols-4',
} as const

/** The number of columns from 1024 px on. From 768 px on there are two. */
export type Columns = keyof typeof COLUMNS

/** Above and below the words of an entry, unless it sets its own. */
const PADDING = '*:py-2 md:*:py-3 print:*:py-0.5'

/** The line below the last entry, unless the entries that phones fold follow. */
const END = 'border-b border-line goes-on:border-b-0'

interface RuledListLook {
  columns?: Columns
  /** The entries are short: on paper in three columns instead of two. */
  short?: boolean
  /** Without a line below the last entry. */
  open?: boolean
  /** The entries set the space above and below their words. */
  spaced?: boolean
}

/** The classes of a list with a line above each entry and one below the last. */
export const ruledList = ({ columns, short, open, spaced }: RuledListLook = {}) =>
  classNames(
    short ? 'paper-columns-3' : 'paper-columns-2',
    '*:border-t *:border-line',
    !spaced && PADDING,
    !open && END,
    columns && 'md:grid md:grid-cols-2 md:gap-x-gap print:block',
    columns && COLUMNS[columns],
  )
