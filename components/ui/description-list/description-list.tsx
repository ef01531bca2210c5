import { classNames } from '@/components/ui/class-names'
import { FoldedList, type FoldedLabel } from '@/components/ui/disclosures'
import { unbroken } from '@/components/ui/unbroken'
import { lastDayOf } from '@/lib/last-day'

import { type Columns, ruledList } from '../ruled-list'
import { describedEntry, NUMBER } from './described-entry'
import { type DescribedItem, DescriptionText, isShort } from './description-text'

interface DescriptionListProps {
  items: readonly DescribedItem[]
  columns?: Columns
  /** Numbered; in two columns around a phone; or each name beside its text. */
  look?: 'numbered' | 'around' | 'rows'
  /** The summary of the entries that phones fold: all but the first ones. */
  folded?: FoldedLabel
}

const SHORT = 'print:flex print:gap-x-4'

/** A line from a name to the phone: at the end side of the first three, at the start side of the others. */
const LINE_TO_PHONE =
  'lg:before:absolute lg:before:start-full lg:before:-top-px lg:before:w-16 lg:before:border-t lg:before:border-accent lg:nth-[n+4]:before:start-auto lg:nth-[n+4]:before:end-full'

/** Two columns with room for a phone between them. */
const AROUND = {
  list: 'lg:min-h-108 lg:gap-x-[calc(19rem+2*4rem)] lg:border-b-0 lg:pb-rhythm lg:[grid:repeat(3,auto)/auto-flow_1fr]',
  entry: `lg:relative lg:border-accent ${LINE_TO_PHONE}`,
}

/** Names with their descriptions. */
export function DescriptionList({ items, columns, look, folded }: DescriptionListProps) {
  const entry = describedEntry(look === 'rows' ? 'rows' : undefined)
  const isNumbered = look === 'numbered'
  const isAround = look === 'around'
  const list = (
    <dl
      className={classNames(ruledList({ columns, spaced: true }), isAround && AROUND.list)}
      data-columns={columns}
      data-until={lastDayOf(items)}
    >
      {items.map(({ name, until, ...item }, index) => (
        <div
          key={name}
          className={classNames(
            entry.entry,
            isNumbered && 'lg:relative lg:ps-16',
            isAround && AROUND.entry,
            isShort(item) && SHORT,
          )}
          data-until={until}
        >
          <dt data-number={isNumbered ? index + 1 : undefined} className={classNames(entry.name, isNumbered && NUMBER)}>
            {unbroken(name)}
          </dt>
          <dd className={entry.text}>
            <DescriptionText {...item} />
          </dd>
        </div>
      ))}
    </dl>
  )
  return folded ? (
    <FoldedList label={folded} count={items.length}>
      {list}
    </FoldedList>
  ) : (
    list
  )
}
