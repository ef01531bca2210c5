import { Cited, type CitedText } from '@/components/ui/cited'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { headingId, Section } from '@/components/ui/section'
import { StarLabel } from '@/components/ui/star-label'

interface PriceSectionProps extends SectionHeading {
  decides: CitedText
}

/**
 * What decides the price and the duration of a service, on the surface of the steps before it. The section is low, so
 * its scroll margin moves it down to the line at which the table of contents looks for the section in view.
 */
export const PriceSection = ({ id, heading, decides }: PriceSectionProps) => (
  <Section
    id={id}
    surface="dark"
    className="scroll-mt-[max(0px,33svh-12.5rem)] pt-0"
    inner="wrap grid-12 lg:items-baseline"
  >
    <StarLabel as="h2" id={headingId(id)} className="mb-2 text-label lg:col-end-4 lg:mb-0">
      {heading}
    </StarLabel>
    <p className="max-w-[47em] lg:col-start-4 lg:text-lead">
      <Cited {...decides} />
    </p>
  </Section>
)
