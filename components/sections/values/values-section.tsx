import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Reveal } from '@/components/ui/reveal'
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
    <div className="value-card dark">
      <Picture name={picture} alt="" sizes={CARD_SIZES} tall />
      <Icon name={icon} size="xl" />
      <h3>{title}</h3>
      <p>{description}</p>
    </div>
  )
}

export function ValuesSection({ heading, subtitle, values, direction, labels }: ValuesSectionProps) {
  const { carousel, ...carouselLabels } = labels
  return (
    <section
      id={sectionIds.values}
      className="py-section sand values"
      aria-labelledby="values-heading"
      aria-roledescription={carousel}
    >
      <Reveal threshold={VALUES_REVEAL_SHARE} className="wrap">
        <ValuesCarousel
          slides={values.map((value) => ({ id: value.id, label: value.title, content: <ValueCard {...value} /> }))}
          direction={direction}
          labels={carouselLabels}
        >
          <h2 id="values-heading">{heading}</h2>
          <p>{subtitle}</p>
        </ValuesCarousel>
      </Reveal>
    </section>
  )
}
