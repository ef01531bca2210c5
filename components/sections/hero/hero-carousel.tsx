'use client'

import { useEffect, useRef, useState } from 'react'

import { useIsOnScreen } from '@/lib/hooks/use-is-on-screen'
import { useMediaQuery } from '@/lib/hooks/use-media-query'
import { REDUCED_MOTION } from '@/lib/user-preferences'

import { HeroBar } from './hero-bar'
import { HeroFilm } from './hero-film'
import { HeroParticles } from './hero-particles'
import type { HeroSlide } from './hero-slide'
import { HeroSlideText } from './hero-slide-text'
import { HeroTagLink } from './hero-tag-link'
import { useHeroOverlay } from './use-hero-overlay'
import { useIdlePictures } from './use-idle-pictures'
import { HERO_ADVANCE_MS, useSlideShow } from './use-slide-show'

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
  const isRunning = isPlaying && isOnScreen
  const { index, previous, isHeld, choose } = useSlideShow(slides.length, isRunning)
  const isLive = useIdlePictures(stage)
  useHeroOverlay()

  useEffect(() => {
    stage.current?.style.setProperty('--advance', `${HERO_ADVANCE_MS}ms`)
  }, [])

  return (
    <div
      className="hero-stage"
      ref={stage}
      data-live={isLive || undefined}
      data-running={(isRunning && !isHeld) || undefined}
    >
      {slides.map(({ id, film, background }, slide) => (
        <div
          key={id}
          className="hero-background"
          data-slide={id}
          data-current={slide === index || undefined}
          data-previous={slide === previous || undefined}
        >
          {film ? (
            <HeroFilm
              film={film}
              isLive={isLive}
              isPlaying={isLive && isRunning && slide === index}
              isNear={isLive && (slide === index || slide === (index + 1) % slides.length)}
            />
          ) : (
            background
          )}
        </div>
      ))}
      {isLive && <HeroParticles isPlaying={isRunning} />}
      <div className="hero-content">
        <div className="wrap hero-texts" aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, place) => (
            <HeroSlideText key={slide.id} slide={slide} isCurrent={place === index} />
          ))}
        </div>
        <div className="wrap hero-tag">
          <HeroTagLink href={slides[index]?.href ?? ''} label={labels.explore} />
        </div>
        <HeroBar
          slides={slides}
          current={index}
          isPlaying={isPlaying}
          labels={labels}
          onToggle={() => setChoice(isPlaying ? 'paused' : 'playing')}
          onChoose={choose}
        />
      </div>
    </div>
  )
}
