import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { Cited } from '@/components/ui/cited'
import { ScrollRow } from '@/components/ui/scroll-row'
import { SectionDivider } from '@/components/ui/section-divider'
import type { Step } from '@/content/types'

interface StepsSectionProps extends SectionHeading {
  resultLabel: string
  steps: readonly Step[]
  /** The steps are stations on a line; below each is a sheet with what it hands over. */
  isLine?: boolean
}

/** Numbered steps on a dark surface. The divider above expects a sand section before it. */
export function StepsSection({ id, heading, resultLabel, steps, isLine }: StepsSectionProps) {
  return (
    <>
      <div className="sand">
        <SectionDivider to="ink-900" />
      </div>
      <section id={id} className="content-section steps section dark" aria-labelledby={`${id}-heading`}>
        <div className="wrap">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {/* Safari drops lists without markers from the accessibility tree, unless they have this role. */}
          <ScrollRow labelledBy={`${id}-heading`}>
            <ol role="list" data-line={isLine}>
              {steps.map(({ name, text, result, notes }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>
                    <Cited text={text} notes={notes} />
                  </p>
                  <p className={isLine ? 'steps-result paper' : 'steps-result'}>
                    <b>{resultLabel}</b>
                    {` ${result}`}
                  </p>
                </li>
              ))}
            </ol>
          </ScrollRow>
        </div>
      </section>
    </>
  )
}
