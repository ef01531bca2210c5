import { Reveal } from '@/components/ui/reveal'
import { sectionIds } from '@/lib/section-ids'

import { PartnerLogo, type ShownPartner } from './partner-logo'
import { PartnersCarousel, type PartnersCarouselProps } from './partners-carousel'

/** The share of the section that must be visible before it fades in: docs/specification.md#sections. */
const PARTNERS_REVEAL_SHARE = 0.1

/**
 * Beside them no part of another partner is seen. The gap has a hairline in its middle. No slide takes the focus, and the
 * hairline before the first one must not show.
 */
const CAROUSEL =
  '[--carousel-edge:0px] [--carousel-gap:16px] [--carousel-ring:0px] [--carousel-slides:1] min-[30rem]:[--carousel-slides:2] md:[--carousel-slides:3] lg:[--carousel-slides:4] xl:[--carousel-slides:5]'

/** Where all of so many partners are in view, nothing moves, and there are no controls. */
const NO_CONTROLS: Readonly<Record<number, string>> = {
  1: '[--carousel-controls:hidden]',
  2: 'min-[30rem]:[--carousel-controls:hidden]',
  3: 'md:[--carousel-controls:hidden]',
  4: 'lg:[--carousel-controls:hidden]',
  5: 'xl:[--carousel-controls:hidden]',
}

interface PartnersSectionProps extends Pick<PartnersCarouselProps, 'direction'> {
  heading: string
  subtitle: string
  partners: readonly ShownPartner[]
  labels: PartnersCarouselProps['labels'] & { carousel: string }
}

export function PartnersSection({ heading, subtitle, partners, direction, labels }: PartnersSectionProps) {
  const { carousel, ...carouselLabels } = labels
  return (
    <section
      id={sectionIds.partners}
      tabIndex={-1}
      className={`py-section paper ${CAROUSEL} ${NO_CONTROLS[partners.length] ?? ''}`.trim()}
      aria-labelledby="partners-heading"
      aria-roledescription={carousel}
    >
      <Reveal threshold={PARTNERS_REVEAL_SHARE} effect="fade" className="wrap">
        <PartnersCarousel
          slides={partners.map((partner) => ({
            id: partner.id,
            label: partner.name,
            content: <PartnerLogo {...partner} />,
          }))}
          direction={direction}
          labels={carouselLabels}
        >
          <h2 id="partners-heading">{heading}</h2>
          <p>{subtitle}</p>
        </PartnersCarousel>
      </Reveal>
    </section>
  )
}
