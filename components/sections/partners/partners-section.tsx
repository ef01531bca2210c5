import { CarouselSubtitle, CarouselTitle } from '@/components/ui/carousel/carousel-head'
import { classNames } from '@/components/ui/class-names'
import { Reveal } from '@/components/ui/reveal'
import { headingId, Section } from '@/components/ui/section'
import { sectionIds } from '@/lib/section-ids'

import { PartnerLogo, type ShownPartner } from './partner-logo'
import { PartnersCarousel, type PartnersCarouselProps } from './partners-carousel'

/** The share of the section that must be visible before it fades in: docs/specification.md#sections. */
const PARTNERS_REVEAL_SHARE = 0.1

/** By the number of partners: where all of them are in view, the controls are hidden. */
const WITHOUT_CONTROLS: readonly string[] = [
  '',
  '[--carousel-controls:hidden]',
  'xs:[--carousel-controls:hidden]',
  'md:[--carousel-controls:hidden]',
  'lg:[--carousel-controls:hidden]',
  'xl:[--carousel-controls:hidden]',
]

interface PartnersSectionProps extends Pick<PartnersCarouselProps, 'direction'> {
  heading: string
  subtitle: string
  partners: readonly ShownPartner[]
  labels: PartnersCarouselProps['labels'] & { carousel: string }
}

export function PartnersSection({ heading, subtitle, partners, direction, labels }: PartnersSectionProps) {
  const { carousel, ...carouselLabels } = labels
  return (
    <Section
      id={sectionIds.partners}
      surface="paper"
      className={classNames('carousel-partners', WITHOUT_CONTROLS[partners.length])}
      tabIndex={-1}
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
          <CarouselTitle id={headingId(sectionIds.partners)}>{heading}</CarouselTitle>
          <CarouselSubtitle>{subtitle}</CarouselSubtitle>
        </PartnersCarousel>
      </Reveal>
    </Section>
  )
}
