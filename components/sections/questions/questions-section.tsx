import { Topic } from '@/components/sections/topic/topic'
import { Icon } from '@/components/ui/icon'
import type { Question } from '@/content/types'

interface QuestionsSectionProps {
  heading: string
  questions: readonly Question[]
}

/** Questions that open without script; the first stands open and shows that the others do. */
export function QuestionsSection({ heading, questions }: QuestionsSectionProps) {
  return (
    <Topic id="questions" heading={heading} surface="paper">
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
    </Topic>
  )
}
