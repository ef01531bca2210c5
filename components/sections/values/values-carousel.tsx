'use client'

import type { ReactNode } from 'react'

import { CarouselArrows } from '@/components/ui/carousel/carousel-arrows'
import { CarouselCount } from '@/components/ui/carousel/carousel-count'
import { CarouselSlides, type Slide } from '@/components/ui/carousel/carousel-slides'
import { isSlideHidden } from '@/components/ui/carousel/hidden-slides'
import { useCarousel, useSelectedSlide, useSlidesInView } from '@/components/ui/carousel/use-carousel'
import { useCopies } from '@/components/ui/carousel/use-copies'
import { SectionHead } from '@/components/ui/section-head'

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
  const { viewport, viewportRef, api, engine, hasFailed, run } = useCarousel({ direction, duration: DURATION })
  const inView = useSlidesInView(api)
  const selected = useSelectedSlide(viewport, api) % slides.length
  const copies = useCopies(slides, api, hasFailed)
  return (
    <>
      <SectionHead
        controls={
          <>
            <CarouselArrows labels={labels} run={run} />
            <CarouselCount selected={selected} count={slides.length} of={labels.of} />
          </>
        }
      >
        {children}
      </SectionHead>
      <CarouselSlides
        ref={viewportRef}
        slides={copies}
        slideLabel={labels.slide}
        listLabelledBy="values-heading"
        live="polite"
        isStarted={Boolean(api)}
        isHidden={(index) => isSlideHidden(index, inView, slides.length)}
      />
      {engine}
    </>
  )
}
