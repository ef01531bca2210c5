'use client'

import { useEffect, useRef, useState } from 'react'

import { afterPaint } from '@/lib/startup/after-paint'
import { rememberFilm } from '@/lib/startup/hero-overlay'
import { filmSources } from '@/lib/film-sources'
import { prefersReducedMotionOrData } from '@/lib/user-preferences'

export interface Film {
  src: string
  /** Its first frame, so that nothing jumps when it starts; before, a field of its colour. */
  poster: { full: string; field: string }
  fallback: string
}

interface HeroFilmProps {
  film: Film
  isPlaying: boolean
  /** Its slide is on or the next to come. */
  isNear: boolean
}

/** A film without sound that loops behind a slide. It is fetched only when its turn is near. */
export function HeroFilm({ film, isPlaying, isNear }: HeroFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  // Kept when the slide has gone: it is still seen while it fades.
  const [hasBeenNear, setBeenNear] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!isPlaying || prefersReducedMotionOrData(window)) element.pause()
    if (!isNear) return
    let isOver = false
    // Asked for at once, poster and film would hold up what the press that chose their slide, or the one before, shows.
    afterPaint(window, () => {
      if (isOver) return
      setBeenNear(true)
      if (prefersReducedMotionOrData(window)) return
      element.preload = 'auto'
      // A browser may refuse to play by itself: the poster stays.
      if (isPlaying) element.play().catch(() => {})
    })
    return () => {
      isOver = true
    }
  }, [isNear, isPlaying])

  return (
    <video
      ref={video}
      poster={hasBeenNear ? film.poster.full : film.poster.field}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onCanPlay={() => rememberFilm(window, film.src)}
    >
      {filmSources(film.src).map((source) => (
        <source key={source.src} {...source} />
      ))}
      {film.fallback}
    </video>
  )
}
