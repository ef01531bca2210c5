/** At an entry's own place: of three columns the last may end early, but four entries stand two by two. */
const COLUMNS = {
  2: 'md:*:last:odd:col-span-full',
  3: 'md:max-lg:*:last:odd:col-span-full lg:not-has-[>:last-child:nth-child(4)]:grid-cols-3',
  4: 'lg:grid-cols-4',
} as const

/** From 1024 px on; from 768 px on two. */
export type Columns = keyof typeof COLUMNS

/** Above and below the words of an entry, unless it sets its own. */
const PADDING = '*:py-2 md:*:py-3 print:*:py-0.5'

/** The line below the last entry. It goes on in a list that is folded on phones. */
const END = 'border-b border-line goes-on:border-b-0'

interface RuledListLook {
  columns?: Columns
  /** On paper there are two, or three if the entries are short. */
  short?: boolean
  /** Without a line below the last entry. */
  open?: boolean
  /** The entries set the space above and below their words. */
  spaced?: boolean
}

/** The classes of a list with a line above each entry, and one below them all; rows stand on one line. */
export const ruledList = ({ columns, short, open, spaced }: RuledListLook = {}) =>
  [
    `${short ? 'paper-columns-3' : 'paper-columns-2'} *:border-t *:border-line`,
    !spaced && PADDING,
    !open && END,
    columns && `md:grid md:grid-cols-2 md:gap-x-gap print:block ${COLUMNS[columns]}`,
  ]
    .filter(Boolean)
    .join(' ')
