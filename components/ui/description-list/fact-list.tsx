import { classNames } from '@/components/ui/class-names'
import { unbroken } from '@/components/ui/unbroken'
import { lastDayOf } from '@/lib/last-day'

import { ruledList } from '../ruled-list'
import { type DescribedItem, DescriptionText } from './description-text'

/** Characters that fit on one line of a column on paper, with the value beside its name. */
const LINE = 60

const hasLines = ({ lines = [] }: DescribedItem) => lines.length > 0

const fitsLine = ({ name, text, lines = [], links }: DescribedItem) =>
  [name, text, ...lines].join(' ').length <= LINE && !(text && links)

/** The look of a name and its value, which is one line or several. */
const looks = {
  value: { name: 'text-sm text-muted', text: 'font-strong text-fg md:text-balance' },
  lines: { name: 'font-strong text-fg', text: 'text-muted' },
}

interface FactListProps {
  items: readonly DescribedItem[]
}

/** `open`: without the last line, because another list follows. */
const Facts = ({ items, open }: FactListProps & { open?: boolean }) => (
  <dl
    className={classNames(ruledList({ columns: items.length > 1 ? 3 : undefined, open }), open && 'mb-8 print:mb-0')}
    data-columns={items.length > 1 ? 3 : undefined}
    data-until={lastDayOf(items)}
  >
    {items.map((item) => {
      const { name, text, until, ...more } = item
      const look = hasLines(item) ? looks.lines : looks.value
      return (
        <div key={name} className={fitsLine(item) ? 'print:flex print:gap-x-4' : undefined} data-until={until}>
          <dt className={look.name}>{unbroken(name)}</dt>
          {/* A link is 44 px high. Without a text above it, the margin aligns its words with the other values. */}
          <dd className={classNames(look.text, !text && '-mt-2 print:mt-0')}>
            <DescriptionText text={text} {...more} />
          </dd>
        </div>
      )
    })}
  </dl>
)

/**
 * Names with their values. Values of one line are emphasised. Those of several lines, such as certificates, follow in a
 * list of their own, in which the names are emphasised.
 */
export function FactList({ items }: FactListProps) {
  const short = items.filter((item) => !hasLines(item))
  const long = items.filter(hasLines)
  return (
    <>
      {short.length > 0 && <Facts items={short} open={long.length > 0} />}
      {long.length > 0 && <Facts items={long} />}
    </>
  )
}
