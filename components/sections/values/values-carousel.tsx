'use client'

import { cloneElement, isValidElement, type ReactNode } from 'react'

import { CarouselArrows } from '@/components/ui/carousel/carousel-arrows'
import { CarouselSlides, type Slide } from '@/components/ui/carousel/carousel-slides'
import { isSlideHidden } from '@/components/ui/carousel/hidden-slides'
import { useCarousel, useSlidesInView } from '@/components/ui/carousel/use-carousel'

/** How long the carousel takes from one value to the next. */
const VALUES_TRANSITION_MS = 400

export interface ValuesCarouselProps {
  slides: readonly Slide[]
  direction: 'ltr' | 'rtl'
  labels: { slide: string; previous: string; next: string }
  /** Heading and subtitle. */
  children: ReactNode
}

export function ValuesCarousel({ slides, direction, labels, children }: ValuesCarouselProps) {
  const { viewportRef, api, engine, run } = useCarousel({ direction, transitionMs: VALUES_TRANSITION_MS })
  const inView = useSlidesInView(api)
  // Where all four fit there would be nothing to move: each gets a copy, which is not in the exported HTML.
  const copies = (api ? slides : []).map((slide) => ({
    ...slide,
    id: `${slide.id}-copy`,
    content: isValidElement<{ id?: string }>(slide.content)
      ? cloneElement(slide.content, { id: undefined })
      : slide.content,
  }))
  return (
    <>
      <div className="section-head">
        {children}
        <div className="controls carousel-controls">
          <CarouselArrows
            previousLabel={labels.previous}
            nextLabel={labels.next}
            onPrevious={() => run((carousel) => carousel.scrollPrev())}
            onNext={() => run((carousel) => carousel.scrollNext())}
          />
        </div>
      </div>
      <CarouselSlides
        ref={viewportRef}
        slides={[...slides, ...copies]}
        slideLabel={labels.slide}
        live="polite"
        isStarted={Boolean(api)}
        isHidden={(index) => isSlideHidden(index, inView, slides.length)}
      />
      {engine}
    </>
  )
}
