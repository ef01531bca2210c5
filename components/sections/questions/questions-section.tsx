import { ContentSection } from '@/components/sections/content-section/content-section'
import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { Cited } from '@/components/ui/cited'
import { Disclosure, Disclosures } from '@/components/ui/disclosures'
import type { Question } from '@/content/types'
import { unbroken } from '@/lib/unbroken'

interface QuestionsSectionProps extends SectionHeading {
  questions: readonly Question[]
}

/** Questions as `<details>`. The first is open, to show that the others can be opened. */
export function QuestionsSection({ questions, ...section }: QuestionsSectionProps) {
  return (
    <ContentSection {...section} surface="paper">
      <Disclosures columns={2}>
        {questions.map(({ question, answer, notes }, index) => (
          <Disclosure key={question} summary={unbroken(question)} isOpen={index === 0}>
            <p>
              <Cited text={answer} notes={notes} />
            </p>
          </Disclosure>
        ))}
      </Disclosures>
    </ContentSection>
  )
}
