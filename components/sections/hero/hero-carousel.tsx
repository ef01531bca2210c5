'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { Icon } from '@/components/ui/icon'
import { runHeroOverlay } from '@/lib/startup/hero-overlay'
import { CHOOSES } from '@/lib/startup/show-choice'
import { REDUCED_MOTION } from '@/lib/reduced-motion'
import { smoothScrollTo } from '@/lib/smooth-scroll'
import { useIsOnScreen } from '@/lib/hooks/use-is-on-screen'
import { useMediaQuery } from '@/lib/hooks/use-media-query'
import { prefersReducedData } from '@/lib/user-preferences'
import { whenIdle } from '@/lib/when-idle'

import { HeroFilm, type Film } from './hero-film'
import { HeroParticles } from './hero-particles'
import { HeroSlideText } from './hero-slide-text'
import { HeroTagLink } from './hero-tag-link'
import { HERO_ADVANCE_MS, useSlideShow } from './use-slide-show'

/** The specification's numbers of the Scroll Down indicator: px and ms. */
const SCROLL_DOWN = { offset: -200, duration: 50 }

export interface HeroSlide {
  id: string
  title: string
  subtitle: string
  href: string
  logo?: { src: string; width: number; height: number }
  film?: Film
  background: ReactNode
  thumbnail: ReactNode
}

interface HeroCarouselProps {
  slides: readonly HeroSlide[]
  labels: { explore: string; scrollDown: string; slides: string; pause: string; play: string }
}

export function HeroCarousel({ slides, labels }: HeroCarouselProps) {
  const stage = useRef<HTMLDivElement>(null)
  const isOnScreen = useIsOnScreen(stage)
  const prefersStillness = useMediaQuery(REDUCED_MOTION)
  const [choice, setChoice] = useState<'playing' | 'paused'>()
  const [isLive, setLive] = useState(false)
  const isPlaying = choice ? choice === 'playing' : !prefersStillness
  const isRunning = isPlaying && isOnScreen
  const { index, previous, isHeld, choose } = useSlideShow(slides.length, isRunning)

  // On arrival by an in-app link the boot script has long run: the overlay's rule starts here, before the paint.
  useLayoutEffect(() => {
    const root = document.documentElement
    if (!root.dataset.hero) runHeroOverlay(window)
    return () => {
      delete root.dataset.hero
    }
  }, [])

  // The other slides' pictures and films are fetched once the page has nothing better to do. Where data are to be
  // saved, each comes with its slide.
  useEffect(() => (prefersReducedData(window) ? undefined : whenIdle(() => setLive(true))), [])

  // Decoded before its turn, a picture holds up no press that shows it (20 ms and more on a phone).
  useEffect(() => {
    if (!isLive) return
    for (const picture of stage.current?.querySelectorAll<HTMLImageElement>('.hero-background img') ?? [])
      picture.decode().catch(() => {})
  }, [isLive])

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
        <div className="wrap hero-bar">
          <div className="hero-controls">
            <button
              type="button"
              className="round-button"
              aria-label={isPlaying ? labels.pause : labels.play}
              onClick={() => setChoice(isPlaying ? 'paused' : 'playing')}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} />
            </button>
            <a
              className="scroll-down"
              href="#vision"
              onClick={(event) => {
                event.preventDefault()
                smoothScrollTo('vision', SCROLL_DOWN)
              }}
            >
              {labels.scrollDown}
            </a>
          </div>
          <div
            className="hero-thumbnails"
            role="group"
            aria-label={labels.slides}
            {...{ [CHOOSES]: '.hero-background,.hero-text' }}
          >
            {slides.map(({ id, title, thumbnail }, slide) => (
              <button
                key={id}
                type="button"
                aria-label={title}
                aria-current={slide === index ? 'true' : undefined}
                onClick={() => choose(slide)}
              >
                {thumbnail}
                <span className="title">{title}</span>
              </button>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
