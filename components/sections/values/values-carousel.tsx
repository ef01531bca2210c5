'use client'

import type { ReactNode } from 'react'

import { CarouselArrows } from '@/components/ui/carousel/carousel-arrows'
import { CarouselCount } from '@/components/ui/carousel/carousel-count'
import { CarouselHead } from '@/components/ui/carousel/carousel-head'
import { CarouselSlides, type Slide } from '@/components/ui/carousel/carousel-slides'
import { slideState } from '@/components/ui/carousel/slide-state'
import { useCarousel, useSelectedSlide, useSlidesInView } from '@/components/ui/carousel/use-carousel'
import { headingId } from '@/components/ui/section'
import { sectionIds } from '@/lib/section-ids'

/** 400 ms from one value to the next: docs/specification.md#carousels. */
const DURATION = 18

export interface ValuesCarouselProps {
  slides: readonly Slide[]
  direction: 'ltr' | 'rtl'
  labels: { slide: string; of: string; previous: string; next: string }
  /** Heading and subtitle. */
  children: ReactNode
}

export function ValuesCarousel({ slides, direction, labels, children }: ValuesCarouselProps) {
  const carousel = useCarousel({ slides, hasCopies: true, direction, duration: DURATION })
  const { viewport, viewportRef, api, engine, run } = carousel
  const inView = useSlidesInView(api)
  const selected = useSelectedSlide(viewport, api) % slides.length
  return (
    <>
      <CarouselHead
        controls={
          <>
            <CarouselArrows labels={labels} run={run} />
            <CarouselCount selected={selected} count={slides.length} of={labels.of} />
          </>
        }
      >
        {children}
      </CarouselHead>
      <CarouselSlides
        ref={viewportRef}
        slides={carousel.slides}
        slideLabel={labels.slide}
        listLabelledBy={headingId(sectionIds.values)}
        live="polite"
        api={api}
        stateOf={(index) => slideState(index, inView, slides.length, carousel.slides.length)}
      />
      {engine}
    </>
  )
}
