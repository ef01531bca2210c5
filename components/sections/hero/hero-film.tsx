'use client'

import { useEffect, useRef } from 'react'

import { filmSources } from '@/lib/film-sources'
import { prefersReducedMotionOrData } from '@/lib/user-preferences'

import { storeFilm } from './hero-overlay-state'

export interface Film {
  src: string
  /** Its first frame. */
  poster: string
  /** Class that sets the part that stays visible when the film is cropped. */
  focus?: string
  fallback: string
}

interface HeroFilmProps {
  film: Film
  /** Whether posters may be loaded: after the start, in idle time. */
  isLive: boolean
  isPlaying: boolean
  /** Whether its slide is the current or the next one: only then is the film loaded. */
  isNear: boolean
}

/** A silent film that loops in the background of a slide. */
export function HeroFilm({ film, isLive, isPlaying, isNear }: HeroFilmProps) {
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const element = video.current
    if (!element) return
    const isStill = prefersReducedMotionOrData(window)
    if (isNear && !isStill) element.preload = 'auto'
    // A browser may refuse to play by itself: the poster stays.
    if (isPlaying && !isStill) element.play().catch(() => {})
    else element.pause()
  }, [isNear, isPlaying])

  useEffect(() => {
    const element = video.current
    return () => {
      if (element?.isConnected) return
      // Chromium (156) keeps a source with a media query, and with it the whole page that was left, in memory.
      for (const source of element?.querySelectorAll('source') ?? []) source.removeAttribute('media')
    }
  }, [])

  return (
    <video
      ref={video}
      className={film.focus}
      poster={isLive ? film.poster : undefined}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onCanPlay={() => storeFilm(window, film.src)}
    >
      {filmSources(film.src).map((source) => (
        <source key={source.src} {...source} />
      ))}
      {film.fallback}
    </video>
  )
}
