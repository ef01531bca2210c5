'use client'

import type { ReactNode } from 'react'

import { CarouselArrows } from '@/components/ui/carousel/carousel-arrows'
import { CarouselSlides, type Slide } from '@/components/ui/carousel/carousel-slides'
import { isSlideHidden } from '@/components/ui/carousel/hidden-slides'
import { nearestCopy } from '@/components/ui/carousel/nearest-copy'
import { useCarousel, useSelectedSlide, useSlidesInView } from '@/components/ui/carousel/use-carousel'
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
  const selected = useSelectedSlide(viewport, api)
  // The slide that peeks would be missing while the others move round, so the client renders each slide twice.
  const copies = api ? slides.map((slide) => ({ ...slide, id: `${slide.id}-copy` })) : []
  const all = [...slides, ...copies]
  return (
    <>
      <SectionHead controls={<CarouselArrows labels={labels} run={run} />}>{children}</SectionHead>
      <div className="partners-rail">
        <CarouselSlides
          ref={viewportRef}
          slides={all}
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
        selected={selected % slides.length}
        onSelect={(index) =>
          run((carousel) => carousel.scrollTo(nearestCopy(index, selected, slides.length, all.length)))
        }
      />
      {engine}
    </>
  )
}
