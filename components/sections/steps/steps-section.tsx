import { Cited } from '@/components/ui/cited'
import { classNames } from '@/components/ui/class-names'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { Folded } from '@/components/ui/disclosures'
import { Heading } from '@/components/ui/heading'
import { headingId, Section, type Surface } from '@/components/ui/section'
import { unbroken } from '@/components/ui/unbroken'
import type { Step } from '@/content/types'

interface StepsSectionProps extends SectionHeading {
  resultLabel: string
  steps: readonly Step[]
  surface: Surface
  /** Another section follows on the same surface. */
  continued?: boolean
}

/** In wide windows, more steps than this are in rows of three. */
const ONE_ROW = 5

/** All steps in one row. The subgrid aligns their results. */
const LIST = 'auto-cols-[1fr] grid-flow-col grid-rows-[repeat(3,auto)] gap-x-gap xl:grid print:grid'
const ROWS = 'xl:grid-flow-row xl:grid-cols-[repeat(3,1fr)] xl:grid-rows-[auto]'

/** A name beside its number, with text and result below. steps.css draws the number, the line and the star. */
const STEP =
  'step relative grid grid-cols-[2.5rem_1fr] gap-y-1 after:star-mark xl:row-span-3 xl:grid-rows-subgrid xl:gap-y-2 print:row-span-3 print:grid-rows-subgrid print:gap-y-2'
/** On tablets the result is beside the step: below it, a long one would separate the text from the next name. */
const TABLET = {
  step: 'md:max-xl:screen:grid-cols-[2.5rem_2fr_1fr] md:max-xl:screen:grid-rows-[auto_1fr]',
  text: 'md:max-xl:screen:col-2 md:max-xl:screen:pe-gap',
  result: 'md:max-xl:screen:col-3 md:max-xl:screen:row-start-1 md:max-xl:screen:row-end-3',
}

const StepResult = ({ label, result }: { label: string; result: string }) => (
  <>
    <b className="text-label text-accent">{label}</b> {unbroken(result)}
  </>
)

/** Numbered steps along a line. On phones the result of a step is the summary that opens its text. */
export function StepsSection({ id, heading, resultLabel, steps, surface, continued }: StepsSectionProps) {
  const hasRows = steps.length > ONE_ROW
  /** Whether the line continues to the next step in the row. */
  const goesOn = (index: number) => index < steps.length - 1 && !(hasRows && index % 3 === 2)
  return (
    <Section id={id} surface={surface} className={continued ? 'pb-rhythm' : undefined} inner="wrap">
      <Heading id={headingId(id)}>{heading}</Heading>
      {/* Safari drops lists without markers from the accessibility tree, unless they have this role. */}
      <ol role="list" className={classNames(LIST, hasRows && ROWS)}>
        {steps.map(({ name, text, result, notes }, index) => (
          <li
            key={name}
            className={classNames(
              STEP,
              TABLET.step,
              goesOn(index) && 'xl:-me-gap xl:pe-gap',
              hasRows && index > 2 && 'xl:mt-10',
            )}
          >
            <h3 className="self-baseline text-item tracking-sub">{unbroken(name)}</h3>
            <div className={`col-span-full ${TABLET.text}`}>
              <Folded kind="text" summary={<StepResult label={resultLabel} result={result} />}>
                <div className="text-muted">
                  <Cited text={text} notes={notes} />
                </div>
              </Folded>
            </div>
            {/* On phones the result is the summary above. */}
            <p className={`col-span-full max-md:hidden print:block ${TABLET.result}`}>
              <StepResult label={resultLabel} result={result} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
