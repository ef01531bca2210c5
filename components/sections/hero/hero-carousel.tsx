'use client'

import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

import { Icon } from '@/components/ui/icon'
import { useIsOnScreen } from '@/lib/hooks/use-is-on-screen'
import { useMediaQuery } from '@/lib/hooks/use-media-query'
import { REDUCED_MOTION } from '@/lib/user-preferences'

import { HeroBar } from './hero-bar'
import { HeroFilm } from './hero-film'
import { HeroParticles } from './hero-particles'
import type { HeroSlide } from './hero-slide'
import { HeroSlideText, slideTitleId } from './hero-slide-text'
import { HeroTagLink } from './hero-tag-link'
import { useHeroOverlay } from './use-hero-overlay'
import { useIdlePictures } from './use-idle-pictures'
import { HERO_ADVANCE_MS, useSlideShow } from './use-slide-show'

/** What a visitor reads or is about to follow. */
const READ_OR_FOLLOWED = '.hero-text :is(.title, p), .arrow-link'

interface HeroCarouselProps {
  slides: readonly HeroSlide[]
  labels: { explore: string; scrollDown: string; slides: string; pause: string; play: string }
}

/** The slides, which advance by themselves while they are on screen, and what controls them. */
export function HeroCarousel({ slides, labels }: HeroCarouselProps) {
  const stage = useRef<HTMLDivElement>(null)
  const isOnScreen = useIsOnScreen(stage)
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION)
  const [choice, setChoice] = useState<'playing' | 'paused'>()
  const isPlaying = choice ? choice === 'playing' : !prefersReducedMotion
  const isMoving = isPlaying && isOnScreen
  const [isPointedAt, setPointedAt] = useState(false)
  const isRunning = isMoving && !isPointedAt
  const { index, previous, isHeld, choose } = useSlideShow(slides.length, isRunning)
  const isLive = useIdlePictures(stage)
  useHeroOverlay()

  useEffect(() => {
    stage.current?.style.setProperty('--advance', `${HERO_ADVANCE_MS}ms`)
  }, [])

  const slide = slides[index]
  // The slide whose words or link are pointed at stays. Thumbnails do not hold it: after a choice the show goes on.
  const waitForPointer = ({ target, pointerType }: PointerEvent) =>
    setPointedAt(pointerType === 'mouse' && (target as Element).closest(READ_OR_FOLLOWED) !== null)
  // The keyboard stops the slides for good, as in the ARIA Authoring Practices Guide; their button starts them again.
  const stopForKeyboard = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setChoice('paused')
  }

  return (
    <div
      className="hero-stage"
      ref={stage}
      data-live={isLive || undefined}
      data-running={(isRunning && !isHeld) || undefined}
    >
      {slides.map(({ id, film, background }, place) => (
        <div
          key={id}
          className="hero-background"
          data-slide={id}
          data-current={place === index || undefined}
          data-previous={place === previous || undefined}
          data-entered={(place === index && previous !== undefined) || undefined}
        >
          {film ? (
            <HeroFilm
              film={film}
              isLive={isLive}
              isPlaying={isLive && isMoving && place === index}
              isNear={isLive && (place === index || place === (index + 1) % slides.length)}
            />
          ) : (
            background
          )}
        </div>
      ))}
      {isLive && <HeroParticles isPlaying={isMoving} />}
      <div className="hero-content">
        <div className="wrap hero-pause">
          <button
            type="button"
            className="round-button"
            aria-label={isPlaying ? labels.pause : labels.play}
            onClick={() => setChoice(isPlaying ? 'paused' : 'playing')}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
        </div>
        <div
          className="hero-words"
          onFocus={stopForKeyboard}
          onPointerOver={waitForPointer}
          onPointerLeave={() => setPointedAt(false)}
        >
          {/* What a visitor chooses is announced, what comes by itself is not. */}
          <div className="wrap hero-texts" aria-live={isPlaying && !isHeld ? 'off' : 'polite'}>
            {slides.map((each, place) => (
              <HeroSlideText key={each.id} slide={each} isCurrent={place === index} />
            ))}
          </div>
          {slide && (
            <div className="wrap hero-tag">
              <HeroTagLink href={slide.href} label={labels.explore} titleId={slideTitleId(slide)} />
            </div>
          )}
          <HeroBar slides={slides} current={index} labels={labels} onChoose={choose} />
        </div>
      </div>
    </div>
  )
}
