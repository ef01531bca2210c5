import { Cited, type CitedText } from '@/components/ui/cited'
import { classNames } from '@/components/ui/class-names'
import { Folded, FoldedList, type FoldedLabel } from '@/components/ui/disclosures'
import { StarLabel } from '@/components/ui/star-label'
import { unbroken } from '@/components/ui/unbroken'
import { lastDayOf } from '@/lib/last-day'

import { type Columns, ruledList } from '../ruled-list'
import { describedEntry } from './described-entry'
import { type DescribedItem, DescriptionText, isShort } from './description-text'

export interface DescriptionListProps {
  /** An item may have an answer to its description. */
  items: readonly (DescribedItem & { answer?: CitedText })[]
  /** The label above each answer. Wide windows show it above the first one only. */
  answerLabel?: string
  columns?: Columns
  /** Numbered; in two columns around a phone; or each name beside its text. */
  look?: 'numbered' | 'around' | 'rows'
  /** The summary of the entries that phones fold: all but the first ones. */
  folded?: FoldedLabel
  /** How many entries are not folded, if not two. Wide windows then fold the others too. */
  first?: number
}

const SHORT = 'print:flex print:gap-x-4'

/** The name large, its description below it, and the answer beside them. */
const ANSWERED = {
  entry: 'py-3 md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] md:items-baseline md:gap-x-gap md:pb-6 print:py-1',
  name: 'mb-2 text-sub text-fg lg:ps-16 print:mb-0',
  text: 'max-w-text text-sm text-muted lg:ps-16 lg:text-body',
  answer: 'mt-3 max-w-text text-fg md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0 lg:text-lead lg:leading-body',
}

/** From 1024 px on the number stands beside the text. */
const NUMBER =
  'before:me-3 before:text-accent before:content-[attr(data-number)] lg:before:absolute lg:before:start-0 lg:before:text-h2 lg:before:leading-none'

/** A line from a name to the phone: at the end side of the first three, at the start side of the others. */
const LINE_TO_PHONE =
  'lg:before:absolute lg:before:start-full lg:before:-top-px lg:before:w-16 lg:before:border-t lg:before:border-accent lg:nth-[n+4]:before:start-auto lg:nth-[n+4]:before:end-full'

/** Two columns with room for a phone between them. */
const AROUND = {
  list: 'lg:min-h-108 lg:gap-x-[calc(19rem+2*4rem)] lg:border-b-0 lg:pb-rhythm lg:[grid:repeat(3,auto)/auto-flow_1fr]',
  entry: `lg:relative lg:border-accent ${LINE_TO_PHONE}`,
}

/** Names with their descriptions. */
export function DescriptionList({ items, columns, look, answerLabel, folded, first }: DescriptionListProps) {
  const plain = describedEntry(look === 'rows' ? 'rows' : undefined)
  const entryClass = (item: DescribedItem, answer?: CitedText) =>
    classNames(
      answer ? ANSWERED.entry : plain.entry,
      look === 'numbered' && (answer ? 'lg:relative' : 'lg:relative lg:ps-16'),
      look === 'around' && AROUND.entry,
      !answer && isShort(item) && SHORT,
    )
  const nameClass = (answer?: CitedText) =>
    classNames(answer ? ANSWERED.name : plain.name, look === 'numbered' && NUMBER)
  const list = (start: number, end?: number) => (
    <dl
      className={classNames(ruledList({ columns, spaced: true }), look === 'around' && AROUND.list)}
      data-columns={columns}
      data-until={lastDayOf(items.slice(start, end))}
    >
      {items.slice(start, end).map(({ name, until, answer, ...item }, index) => (
        <div key={name} className={entryClass({ name, ...item }, answer)} data-until={until}>
          <dt data-number={look === 'numbered' ? start + index + 1 : undefined} className={nameClass(answer)}>
            {unbroken(name)}
          </dt>
          <dd className={answer ? ANSWERED.text : plain.text}>
            <DescriptionText {...item} />
          </dd>
          {answer && (
            <dd className={ANSWERED.answer}>
              <StarLabel
                as="b"
                className={classNames('mb-2 font-strong lg:text-body', start + index > 0 && 'md:sr-only')}
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
