'use client'

import type { ReactNode } from 'react'

import { CarouselArrows } from '@/components/ui/carousel/carousel-arrows'
import { CarouselHead } from '@/components/ui/carousel/carousel-head'
import { CarouselSlides, type Slide } from '@/components/ui/carousel/carousel-slides'
import { slideState } from '@/components/ui/carousel/slide-state'
import { useCarousel, useSelectedSlide, useSlidesInView } from '@/components/ui/carousel/use-carousel'
import { headingId } from '@/components/ui/section'
import { sectionIds } from '@/lib/section-ids'

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
  const carousel = useCarousel({ slides, hasCopies: true, direction, duration: DURATION })
  const { viewport, viewportRef, api, engine, run } = carousel
  const inView = useSlidesInView(api)
  const selected = useSelectedSlide(viewport, api) % slides.length
  return (
    <>
      <CarouselHead controls={<CarouselArrows labels={labels} run={run} />}>{children}</CarouselHead>
      <div className="border-y border-line" data-links>
        <CarouselSlides
          ref={viewportRef}
          slides={carousel.slides}
          slideLabel={labels.slide}
          listLabelledBy={headingId(sectionIds.partners)}
          live="polite"
          api={api}
          stateOf={(index) => slideState(index, inView, slides.length, carousel.slides.length)}
        />
      </div>
      <PartnerDots
        label={labels.choose}
        partners={slides}
        selected={selected}
        // Embla has three sets of slides and rests in the middle one; the list has one set.
        onSelect={(index) => run((controls) => controls.scrollTo(api ? slides.length + index : index))}
      />
      {engine}
    </>
  )
}
