'use client'

import { type ReactNode, useRef } from 'react'

import { CarouselArrows } from '@/components/ui/carousel/carousel-arrows'
import { CarouselCount } from '@/components/ui/carousel/carousel-count'
import { CarouselHead } from '@/components/ui/carousel/carousel-head'
import { CarouselSlides, type Slide } from '@/components/ui/carousel/carousel-slides'
import { useCarousel, useSelectedSlide } from '@/components/ui/carousel/use-carousel'
import { IconButton } from '@/components/ui/icon-button'
import { headingId } from '@/components/ui/section'
import { sectionIds } from '@/lib/section-ids'

import { useAutoplay } from './use-autoplay'

/** 2000 ms from one card to the next: docs/specification.md#carousels. */
const DURATION = 60
/** From the start of one move to the start of the next. */
const DELAY_MS = 3000

export interface SiblingCardsCarouselProps {
  slides: readonly Slide[]
  direction: 'ltr' | 'rtl'
  labels: { slide: string; of: string; pause: string; play: string; previous: string; next: string }
  /** The heading. */
  children: ReactNode
}

export function SiblingCardsCarousel({ slides, direction, labels, children }: SiblingCardsCarouselProps) {
  const root = useRef<HTMLDivElement>(null)
  const { viewport, viewportRef, api, engine, hasFailed, run } = useCarousel({
    slides,
    direction,
    duration: DURATION,
    autoplayDelay: DELAY_MS,
  })
  const selected = useSelectedSlide(viewport, api)
  const { isPlaying, toggle, stopForKeyboard, cardsProps } = useAutoplay(api, root)
  return (
    <div ref={root}>
      <CarouselHead
        look="beside"
        controls={
          <>
            {!hasFailed && (
              <IconButton
                icon={isPlaying ? 'pause' : 'play'}
                aria-label={isPlaying ? labels.pause : labels.play}
                onClick={toggle}
              />
            )}
            <div className="contents" onFocus={stopForKeyboard}>
              <CarouselArrows labels={labels} run={run} />
            </div>
            <CarouselCount selected={selected} count={slides.length} of={labels.of} />
          </>
        }
      >
        {children}
      </CarouselHead>
      {/* Cards out of view can be reached: the keyboard stops the cards, and the focus brings its card into view. */}
      <CarouselSlides
        ref={viewportRef}
        slides={slides}
        slideLabel={labels.slide}
        listLabelledBy={headingId(sectionIds.related)}
        live={isPlaying ? 'off' : 'polite'}
        api={api}
        {...cardsProps}
      />
      {engine}
    </div>
  )
}
