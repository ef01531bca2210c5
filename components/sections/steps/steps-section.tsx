import { SectionDivider } from '@/components/ui/section-divider'
import type { Step } from '@/content/types'

interface StepsSectionProps {
  id: string
  heading: string
  resultLabel: string
  steps: readonly Step[]
}

/** How the work goes, step by step: the page's one dark statement. Comes after a section on sand. */
export function StepsSection({ id, heading, resultLabel, steps }: StepsSectionProps) {
  return (
    <>
      <div className="sand">
        <SectionDivider to="ink-900" />
      </div>
      <section id={id} className="content-section steps section dark" aria-labelledby={`${id}-heading`}>
        <div className="wrap">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {/* Safari forgets that a list without its own numbers is one. */}
          <ol role="list">
            {steps.map(({ name, text, result }) => (
              <li key={name} className="grid-12">
                <h3 className="h3">{name}</h3>
                <p>{text}</p>
                <p className="result">
                  <b>{resultLabel}</b> {result}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  )
}
