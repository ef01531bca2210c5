import type { Surface } from '@/components/ui/content-section/content-section'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { Cited } from '@/components/ui/cited'
import { Folded } from '@/components/ui/disclosures'
import type { Step } from '@/content/types'
import { unbroken } from '@/components/ui/unbroken'

interface StepsSectionProps extends SectionHeading {
  resultLabel: string
  steps: readonly Step[]
  surface: Surface
}

const StepResult = ({ label, result }: { label: string; result: string }) => (
  <>
    <b>{label}</b> {unbroken(result)}
  </>
)

/** Numbered steps along a line. On phones what a step hands over opens the text. */
export function StepsSection({ id, heading, resultLabel, steps, surface }: StepsSectionProps) {
  return (
    <section id={id} className={`content-section steps py-section ${surface}`} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {/* Safari drops lists without markers from the accessibility tree, unless they have this role. */}
        <ol role="list">
          {steps.map(({ name, text, result, notes }) => (
            <li key={name}>
              <h3>{unbroken(name)}</h3>
              <Folded kind="text" summary={<StepResult label={resultLabel} result={result} />}>
                <div>
                  <Cited text={text} notes={notes} />
                </div>
              </Folded>
              <p>
                <StepResult label={resultLabel} result={result} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
