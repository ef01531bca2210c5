import { ContentSection } from '@/components/sections/content-section/content-section'
import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { Cited } from '@/components/ui/cited'
import { Icon } from '@/components/ui/icon'
import type { Question } from '@/content/types'

interface QuestionsSectionProps extends SectionHeading {
  questions: readonly Question[]
}

/** Questions as `<details>`; the first is open, to show that the others can be opened. */
export function QuestionsSection({ questions, ...section }: QuestionsSectionProps) {
  return (
    <ContentSection {...section} surface="paper" wide>
      <div className="questions">
        {questions.map(({ question, answer, notes }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Icon name="chev" />
            </summary>
            <p>
              <Cited text={answer} notes={notes} />
            </p>
          </details>
        ))}
      </div>
    </ContentSection>
  )
}
