import { Fragment } from 'react'

import { ContentSection, type Surface } from '@/components/ui/content-section/content-section'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { Cited } from '@/components/ui/cited'
import { Disclosure, Disclosures } from '@/components/ui/disclosures'
import type { CitedText, Question } from '@/content/types'
import { unbroken } from '@/components/ui/unbroken'

/** An answer. Each of its lines is one on the page too. */
function Answer({ text, notes }: CitedText) {
  const lines = text.split('\n')
  return (
    <>
      {lines.slice(0, -1).map((line) => (
        <Fragment key={line}>
          {unbroken(line)} <br />
        </Fragment>
      ))}
      <Cited text={lines.at(-1) ?? ''} notes={notes} />
    </>
  )
}

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
            <p>
              <Answer text={answer} notes={notes} />
            </p>
          </Disclosure>
        ))}
      </Disclosures>
    </ContentSection>
  )
}
