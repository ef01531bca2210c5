import { CarouselSubtitle, CarouselTitle } from '@/components/ui/carousel/carousel-head'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Reveal } from '@/components/ui/reveal'
import { headingId, Section } from '@/components/ui/section'
import type { ValueCopy } from '@/content/schema/pages'
import { sectionIds } from '@/lib/section-ids'

import { valueArt } from './value-art'
import { ValuesCarousel, type ValuesCarouselProps } from './values-carousel'

/** The share of the section that must be visible before it appears: docs/specification.md#sections. */
const VALUES_REVEAL_SHARE = 0.1

/** Cards are at least 464 px high. */
const CARD_SIZES = '(width >= 80rem) 372px, (width >= 64rem) 33vw, (width >= 48rem) 50vw, 100vw'

interface ValuesSectionProps extends Pick<ValuesCarouselProps, 'direction'> {
  heading: string
  subtitle: string
  values: readonly ValueCopy[]
  labels: ValuesCarouselProps['labels'] & { carousel: string }
}

function ValueCard({ id, title, description }: ValueCopy) {
  const { icon, picture } = valueArt[id]
  return (
    <div className="group/value dark grid h-full grid-cols-[1fr_auto] content-start overflow-clip pb-6" data-entry>
      <Picture
        // Slightly wider than its card: between two pixels, the edge of a mirrored picture is a pale seam.
        className="col-span-full h-68 w-full object-cover lit-picture rtl:scale-x-[-1.01] print:h-24 other-pointed:dimmed"
        name={picture}
        alt=""
        sizes={CARD_SIZES}
        tall
      />
      <Icon name={icon} size="xl" className="col-2 row-2 me-6 self-end text-accent" />
      <h3 className="ps-6 pt-6 text-h3 tracking-sub transition-colors duration-quick group-hover/value:text-accent">
        {title}
      </h3>
      <p className="col-span-full mt-3 px-6 text-sm leading-lead text-muted">{description}</p>
    </div>
  )
}

export function ValuesSection({ heading, subtitle, values, direction, labels }: ValuesSectionProps) {
  const { carousel, ...carouselLabels } = labels
  return (
    <Section
      id={sectionIds.values}
      surface="sand"
      className="carousel-values"
      data-links
      aria-roledescription={carousel}
    >
      <Reveal threshold={VALUES_REVEAL_SHARE} className="wrap">
        <ValuesCarousel
          slides={values.map((value) => ({ id: value.id, label: value.title, content: <ValueCard {...value} /> }))}
          direction={direction}
          labels={carouselLabels}
        >
          <CarouselTitle id={headingId(sectionIds.values)}>{heading}</CarouselTitle>
          <CarouselSubtitle>{subtitle}</CarouselSubtitle>
        </ValuesCarousel>
      </Reveal>
    </Section>
  )
}
