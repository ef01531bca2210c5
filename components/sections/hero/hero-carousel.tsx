'use client'

import { type ReactNode, useRef } from 'react'

import { ArrowLink } from '@/components/ui/arrow-link'
import { IconButton } from '@/components/ui/icon-button'

import { HeroBackgrounds } from './hero-backgrounds'
import { HeroBar } from './hero-bar'
import { HeroParticles } from './hero-particles'
import type { HeroSlide } from './hero-slide'
import { HeroSlideText, slideTitleId } from './hero-slide-text'
import { SLIDE_LINK_ID, useHero } from './use-hero'
import { useLoadsMedia } from './use-loads-media'
import './hero-overlay'

interface HeroCarouselProps {
  slides: readonly HeroSlide[]
  labels: { scrollDown: string; slides: string; pause: string; play: string }
  /** The content of the link to the page of the current slide. */
  explore: ReactNode
  /** What is the same for all slides: the line about the company, and its action. */
  children: ReactNode
}

/** The slides and their controls. The slides advance by themselves while they are on screen. */
export function HeroCarousel({ slides, labels, explore, children }: HeroCarouselProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { index: current, previous, choose, toggle, wordsProps, ...motion } = useHero(slides.length, stage)
  const { isPlaying, isMoving, isAdvancing, isAnnounced } = motion
  const loadsMedia = useLoadsMedia(stage)
  const slide = slides[current]
  return (
    <div
      // Two columns: the action, and the link of the slide beside it.
      className="hero-stage relative grid grid-cols-[auto_1fr] px-[max(var(--spacing-gutter),(100%-var(--container-page))/2)] pb-5 lg:pb-9"
      ref={stage}
      data-loads-media={loadsMedia || undefined}
      data-running={isAdvancing || undefined}
    >
      <HeroBackgrounds
        slides={slides}
        current={current}
        previous={previous}
        loadsMedia={loadsMedia}
        isPlaying={isMoving}
      />
      {loadsMedia && <HeroParticles isPlaying={isMoving} />}
      {children}
      {/* First in the tab order, but displayed at the start of the bar. */}
      <div className="z-4 col-1 row-5 self-end justify-self-start md:self-start lg:self-end print:hidden noscript:hidden">
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          aria-label={isPlaying ? labels.pause : labels.play}
          onClick={toggle}
        />
      </div>
      <div className="contents" data-slot="hero-words" {...wordsProps}>
        {/* The words of all slides are stacked in one grid cell, so that the bar below never moves. */}
        <div className="hero-texts col-span-full row-2 grid" aria-live={isAnnounced ? 'polite' : 'off'}>
          {slides.map((each, index) => (
            <HeroSlideText
              key={each.id}
              slide={each}
              isCurrent={index === current}
              isPrevious={index === previous}
              hasEntered={index === current && previous !== undefined}
            />
          ))}
        </div>
        {slide && (
          // The negative margin offsets the empty space in the icon, so that the arrow ends at the margin.
          <div className="hero-slide-link col-2 row-4 -me-1 self-baseline pb-6 text-sm lg:pb-16 lg:text-body print:hidden">
            {/* The slide's title completes the link's name. */}
            <ArrowLink href={slide.href} id={SLIDE_LINK_ID} aria-labelledby={`${SLIDE_LINK_ID} ${slideTitleId(slide)}`}>
              {explore}
            </ArrowLink>
          </div>
        )}
        <HeroBar slides={slides} current={current} labels={labels} onChoose={choose} />
      </div>
    </div>
  )
}
