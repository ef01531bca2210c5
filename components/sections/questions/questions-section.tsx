import { Cited } from '@/components/ui/cited'
import { ContentSection } from '@/components/ui/content-section/content-section'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { Disclosure, Disclosures } from '@/components/ui/disclosures'
import type { Surface } from '@/components/ui/section'
import { unbroken } from '@/components/ui/unbroken'
import type { Question } from '@/content/types'

interface QuestionsSectionProps extends SectionHeading {
  questions: readonly Question[]
  surface?: Surface
}

/** Questions as `<details>`. */
export function QuestionsSection({ questions, surface = 'paper', ...section }: QuestionsSectionProps) {
  return (
    <ContentSection {...section} surface={surface}>
      <Disclosures columns={2}>
        {questions.map(({ question, answer, notes }) => (
          <Disclosure key={question} summary={unbroken(question)}>
            <p className="max-w-text pb-5 text-muted print:pb-2">
              <Cited text={answer} notes={notes} />
            </p>
          </Disclosure>
        ))}
      </Disclosures>
    </ContentSection>
  )
}
