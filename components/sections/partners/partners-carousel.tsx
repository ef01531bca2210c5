'use client'

import { CarouselArrows } from '@/components/ui/carousel/carousel-arrows'
import { CarouselSlides, type Slide } from '@/components/ui/carousel/carousel-slides'
import { isSlideHidden } from '@/components/ui/carousel/hidden-slides'
import { useCarousel, useSelectedSlide, useSlidesInView } from '@/components/ui/carousel/use-carousel'

import { PartnerDots } from './partner-dots'

/** How long the carousel takes from one partner to the next. */
const PARTNERS_TRANSITION_MS = 1000

export interface PartnersCarouselProps {
  slides: readonly Slide[]
  direction: 'ltr' | 'rtl'
  labels: { slide: string; choose: string; previous: string; next: string }
}

/** Moves only when asked to: the specification turns its autoplay off. */
export function PartnersCarousel({ slides, direction, labels }: PartnersCarouselProps) {
  const { viewportRef, api, engine, run } = useCarousel({ direction, transitionMs: PARTNERS_TRANSITION_MS })
  const inView = useSlidesInView(api)
  const selected = useSelectedSlide(api)
  return (
    <>
      <CarouselSlides
        ref={viewportRef}
        slides={slides}
        slideLabel={labels.slide}
        live="polite"
        isStarted={Boolean(api)}
        isHidden={(index) => isSlideHidden(index, inView, slides.length)}
      />
      <div className="partner-controls carousel-controls">
        <PartnerDots
          label={labels.choose}
          partners={slides}
          selected={selected}
          onSelect={(index) => run((carousel) => carousel.scrollTo(index))}
        />
        <div className="partner-arrows">
          <CarouselArrows
            previousLabel={labels.previous}
            nextLabel={labels.next}
            onPrevious={() => run((carousel) => carousel.scrollPrev())}
            onNext={() => run((carousel) => carousel.scrollNext())}
          />
        </div>
      </div>
      {engine}
    </>
  )
}
