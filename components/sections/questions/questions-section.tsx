import { ContentSection } from '@/components/sections/content-section/content-section'
import { Icon } from '@/components/ui/icon'
import type { Question } from '@/content/types'

interface QuestionsSectionProps {
  heading: string
  questions: readonly Question[]
}

/** Questions that open without script; the first stands open and shows that the others do. */
export function QuestionsSection({ heading, questions }: QuestionsSectionProps) {
  return (
    <ContentSection id="questions" heading={heading} surface="paper">
      <div className="questions">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Icon name="chev" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </ContentSection>
  )
}
