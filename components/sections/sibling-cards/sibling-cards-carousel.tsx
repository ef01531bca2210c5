'use client'

import { type ReactNode, useRef } from 'react'

import { IconButton } from '@/components/ui/icon-button'
import { CarouselArrows } from '@/components/ui/carousel/carousel-arrows'
import { CarouselCount } from '@/components/ui/carousel/carousel-count'
import { CarouselSlides, type Slide } from '@/components/ui/carousel/carousel-slides'
import { isSlideHidden } from '@/components/ui/carousel/hidden-slides'
import { useCarousel, useSelectedSlide, useSlidesInView } from '@/components/ui/carousel/use-carousel'

import { SectionHead } from '@/components/ui/section-head'
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
    direction,
    duration: DURATION,
    autoplayDelay: DELAY_MS,
  })
  const inView = useSlidesInView(api)
  const selected = useSelectedSlide(viewport, api)
  const { isPlaying, toggle, stopForKeyboard, cardsProps } = useAutoplay(api, root)
  return (
    <div ref={root}>
      <SectionHead
        size="small"
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
      </SectionHead>
      {/* While the cards move, cards out of view are inert, so the keyboard enters at a visible card. That stops the
          cards, and then the keyboard reaches all of them: the focus brings its card into view. */}
      <CarouselSlides
        ref={viewportRef}
        slides={slides}
        slideLabel={labels.slide}
        listLabelledBy="siblings-heading"
        live={isPlaying ? 'off' : 'polite'}
        isStarted={Boolean(api)}
        isHidden={(index) => isPlaying && isSlideHidden(index, inView, slides.length)}
        {...cardsProps}
      />
      {engine}
    </div>
  )
}
