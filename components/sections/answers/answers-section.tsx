import { Cited, type CitedText } from '@/components/ui/cited'
import { classNames } from '@/components/ui/class-names'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { NUMBER } from '@/components/ui/description-list/described-entry'
import { Folded, type FoldedLabel } from '@/components/ui/disclosures'
import { ruledList } from '@/components/ui/ruled-list'
import { headingId, Section } from '@/components/ui/section'
import { StarLabel } from '@/components/ui/star-label'
import { unbroken } from '@/components/ui/unbroken'
import type { NamedText } from '@/content/types'

interface AnswersSectionProps extends SectionHeading {
  text: string
  items: readonly (NamedText & { answer: CitedText })[]
  /** The label above each answer. Wide windows show it above the first one only. */
  answerLabel: string
  /** How many entries come before the others, which are folded. */
  first: number
  folded: FoldedLabel
}

const ENTRY =
  'py-3 md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] md:items-baseline md:gap-x-gap md:pb-6 lg:relative print:py-1'
const NAME = 'mb-2 text-sub text-fg lg:ps-16 print:mb-0'
const TEXT = 'max-w-text text-sm text-muted lg:ps-16 lg:text-body'
/** Beside the question and its text. */
const ANSWER =
  'mt-3 max-w-text text-fg md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0 lg:text-lead lg:leading-body'

/** Questions with our answers, on a dark surface. */
export function AnswersSection({ id, heading, text, items, answerLabel, first, folded }: AnswersSectionProps) {
  const entries = items.map(({ name, answer, ...item }, index) => (
    <div key={name} className={ENTRY}>
      <dt data-number={index + 1} className={`${NAME} ${NUMBER}`}>
        {unbroken(name)}
      </dt>
      <dd className={TEXT}>
        <Cited text={item.text} notes={item.notes} />
      </dd>
      <dd className={ANSWER}>
        <StarLabel as="b" className={classNames('mb-2 font-strong lg:text-body', index > 0 && 'md:sr-only')}>
          {answerLabel}
        </StarLabel>
        <Cited {...answer} />
      </dd>
    </div>
  ))
  const list = ruledList({ spaced: true })
  return (
    <Section id={id} surface="dark" inner="wrap">
      <div className="mb-8 md:grid md:grid-cols-2 md:items-baseline-last md:gap-x-gap">
        <h2 id={headingId(id)} className="text-h2">
          {heading}
        </h2>
        <p className="mt-4 text-lead text-muted md:mt-0">{unbroken(text)}</p>
      </div>
      <dl className={list}>{entries.slice(0, first)}</dl>
      <Folded kind="rest" always summary={folded({ count: items.length - first })}>
        <dl className={list}>{entries.slice(first)}</dl>
      </Folded>
    </Section>
  )
}
