import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { DescriptionList, type DescriptionListProps } from '@/components/ui/description-list/description-list'
import { headingId, Section } from '@/components/ui/section'
import { unbroken } from '@/components/ui/unbroken'

interface AnswersSectionProps
  extends SectionHeading, Required<Pick<DescriptionListProps, 'items' | 'answerLabel' | 'folded' | 'first'>> {
  text: string
}

/** Questions with our answers, on a dark surface. */
export const AnswersSection = ({ id, heading, text, ...list }: AnswersSectionProps) => (
  <Section id={id} surface="dark" inner="wrap">
    <div className="mb-8 md:grid md:grid-cols-2 md:items-baseline-last md:gap-x-gap">
      <h2 id={headingId(id)} className="text-h2">
        {heading}
      </h2>
      <p className="mt-4 text-lead text-muted md:mt-0">{unbroken(text)}</p>
    </div>
    <DescriptionList look="numbered" {...list} />
  </Section>
)
