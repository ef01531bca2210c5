'use client'

import { type ReactNode, useRef } from 'react'

import { ArrowLink } from '@/components/ui/arrow-link'
import { IconButton } from '@/components/ui/icon-button'

import { HeroBackgrounds } from './hero-backgrounds'
import { HeroBar } from './hero-bar'
import { HeroParticles } from './hero-particles'
import type { HeroSlide } from './hero-slide'
import { HeroSlideText, slideTitleId } from './hero-slide-text'
import { TAG_LINK, useHero } from './use-hero'
import { useLoadsMedia } from './use-loads-media'
import './hero-overlay'

interface HeroCarouselProps {
  slides: readonly HeroSlide[]
  labels: { scrollDown: string; slides: string; pause: string; play: string }
  /** The words of the one link to the page of the current slide. */
  explore: ReactNode
  /** What the company says for itself: it stands whatever slide is shown. */
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
      className="hero-stage"
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
      <div className="hero-pause">
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          aria-label={isPlaying ? labels.pause : labels.play}
          onClick={toggle}
        />
      </div>
      <div className="hero-words" {...wordsProps}>
        <div className="hero-texts" aria-live={isAnnounced ? 'polite' : 'off'}>
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
          <div className="hero-tag">
            {/* The slide's title completes the link's name. */}
            <ArrowLink href={slide.href} id={TAG_LINK} aria-labelledby={`${TAG_LINK} ${slideTitleId(slide)}`}>
              {explore}
            </ArrowLink>
          </div>
        )}
        <HeroBar slides={slides} current={current} labels={labels} onChoose={choose} />
      </div>
    </div>
  )
}
