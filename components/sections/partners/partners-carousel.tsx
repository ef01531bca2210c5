'use client'

import type { ReactNode } from 'react'

import { CarouselArrows } from '@/components/ui/carousel/carousel-arrows'
import { CarouselSlides, type Slide } from '@/components/ui/carousel/carousel-slides'
import { isSlideHidden } from '@/components/ui/carousel/hidden-slides'
import { useCarousel, useSelectedSlide, useSlidesInView } from '@/components/ui/carousel/use-carousel'
import { useCopies } from '@/components/ui/carousel/use-copies'
import { SectionHead } from '@/components/ui/section-head'

import { PartnerDots } from './partner-dots'

/** 1000 ms from one partner to the next: docs/specification.md#carousels. */
const DURATION = 33

export interface PartnersCarouselProps {
  slides: readonly Slide[]
  direction: 'ltr' | 'rtl'
  labels: { slide: string; choose: string; previous: string; next: string }
  /** Heading and subtitle. */
  children: ReactNode
}

/** Without autoplay: docs/specification.md#carousels. */
export function PartnersCarousel({ slides, direction, labels, children }: PartnersCarouselProps) {
  const { viewport, viewportRef, api, engine, run } = useCarousel({ direction, duration: DURATION })
  const inView = useSlidesInView(api)
  const selected = useSelectedSlide(viewport, api) % slides.length
  const copies = useCopies(slides, api)
  return (
    <>
      <SectionHead controls={<CarouselArrows labels={labels} run={run} />}>{children}</SectionHead>
      {/* On phones it goes on to the edge of the window. */}
      <div className="partners-rail -me-(--gutter) pe-(--gutter) md:me-0 md:pe-0">
        <CarouselSlides
          ref={viewportRef}
          slides={copies}
          slideLabel={labels.slide}
          listLabelledBy="partners-heading"
          live="polite"
          isStarted={Boolean(api)}
          isHidden={(index) => isSlideHidden(index, inView, slides.length)}
        />
      </div>
      <PartnerDots
        label={labels.choose}
        partners={slides}
        selected={selected}
        // In the middle of the three sets, or in the list that has one.
        onSelect={(index) => run((carousel) => carousel.scrollTo(api ? slides.length + index : index))}
      />
      {engine}
    </>
  )
}
