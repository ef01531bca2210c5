'use client'

import { CarouselArrows } from '@/components/ui/carousel/carousel-arrows'
import { CarouselSlides, type Slide } from '@/components/ui/carousel/carousel-slides'
import { isSlideHidden } from '@/components/ui/carousel/hidden-slides'
import { useCarousel, useSelectedSlide, useSlidesInView } from '@/components/ui/carousel/use-carousel'

import { PartnerDots } from './partner-dots'

/** 1000 ms from one partner to the next: docs/specification.md#carousels. */
const DURATION = 33

export interface PartnersCarouselProps {
  slides: readonly Slide[]
  direction: 'ltr' | 'rtl'
  labels: { slide: string; choose: string; previous: string; next: string }
}

/** Without autoplay: docs/specification.md#carousels. */
export function PartnersCarousel({ slides, direction, labels }: PartnersCarouselProps) {
  const { viewport, viewportRef, api, engine, run } = useCarousel({ direction, duration: DURATION })
  const inView = useSlidesInView(api)
  const selected = useSelectedSlide(viewport, api)
  return (
    <>
      <div className="partners-rail">
        <CarouselSlides
          ref={viewportRef}
          slides={slides}
          slideLabel={labels.slide}
          listLabelledBy="partners-heading"
          live="polite"
          isStarted={Boolean(api)}
          isHidden={(index) => isSlideHidden(index, inView, slides.length)}
        />
      </div>
      <div className="partner-controls">
        <PartnerDots
          label={labels.choose}
          partners={slides}
          selected={selected}
          onSelect={(index) => run((carousel) => carousel.scrollTo(index))}
        />
        <div className="partner-arrows">
          <CarouselArrows labels={labels} run={run} />
        </div>
      </div>
      {engine}
    </>
  )
}
