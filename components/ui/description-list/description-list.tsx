import { StarLabel } from '@/components/ui/star-label'
import { Cited, type CitedText } from '@/components/ui/cited'
import { Folded, FoldedList, type FoldedLabel } from '@/components/ui/disclosures'
import { lastDayOf } from '@/lib/last-day'
import { unbroken } from '@/components/ui/unbroken'

import { type DescribedItem, DescriptionText, isShort } from './description-text'

export interface DescriptionListProps {
  /** With an answer below the description. */
  items: readonly (DescribedItem & { answer?: CitedText })[]
  /** Stands above each answer, in wide windows above the first alone. */
  answerLabel?: string
  /** From 1024 px on; from 768 px on two. */
  columns?: 2 | 3 | 4
  /** With their numbers, in two columns around a phone, or each name before its text. */
  look?: 'numbered' | 'around' | 'rows'
  /** Phones fold all but the first entries, and show this. */
  folded?: FoldedLabel
  /** How many are the first, if not two. All windows fold the others. */
  first?: number
}

const SHORT = 'print:flex print:gap-x-4'

/** The name large, its description below it, and the answer beside them. */
const ANSWERED = {
  entry: 'md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] md:items-baseline md:gap-x-gap lg:ps-0',
  name: 'text-sub lg:ps-16',
  text: 'text-sm text-muted lg:ps-16 lg:text-body',
  answer: 'mt-3 text-fg md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0 lg:text-lead lg:leading-body',
}

/** Names with their descriptions. */
export function DescriptionList({ items, columns, look, answerLabel, folded, first }: DescriptionListProps) {
  const list = (start: number, end?: number) => (
    <dl
      className={`description-list ruled-list ${columns === 4 ? 'lg:grid-cols-4' : ''}`.trim()}
      data-columns={columns}
      data-look={look}
      data-until={lastDayOf(items.slice(start, end))}
    >
      {items.slice(start, end).map(({ name, until, answer, ...item }, index) => (
        <div
          key={name}
          className={(answer && ANSWERED.entry) ?? (isShort(item) ? SHORT : undefined)}
          data-until={until}
        >
          <dt data-number={look === 'numbered' ? start + index + 1 : undefined} className={answer && ANSWERED.name}>
            {unbroken(name)}
          </dt>
          <dd className={answer && ANSWERED.text}>
            <DescriptionText {...item} />
          </dd>
          {answer && (
            <dd className={ANSWERED.answer}>
              <StarLabel
                as="b"
                className={`mb-2 font-strong lg:text-body ${start + index > 0 ? 'md:sr-only' : ''}`.trim()}
              >
                {answerLabel}
              </StarLabel>
              <Cited {...answer} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
  if (!folded) return list(0)
  return first ? (
    <>
      {list(0, first)}
      <Folded kind="rest" always summary={folded({ count: items.length - first })}>
        {list(first)}
      </Folded>
    </>
  ) : (
    <FoldedList label={folded} count={items.length}>
      {list(0)}
    </FoldedList>
  )
}
