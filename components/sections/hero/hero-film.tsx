'use client'

import { useEffect, useRef } from 'react'

import { rememberFilm } from '@/lib/boot/hero-overlay'
import { wantsLess } from '@/lib/wants-less'

export interface Film {
  src: string
  poster: string
  fallback: string
}

/** A film without sound that loops behind a slide. It is fetched only when its slide is on; before, its poster stands. */
export function HeroFilm({ film, isPlaying }: { film: Film; isPlaying: boolean }) {
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!isPlaying || wantsLess(window)) {
      element.pause()
      return
    }
    // A browser may refuse to play by itself: the poster stays.
    element.play().catch(() => {})
  }, [isPlaying])

  return (
    <video
      ref={video}
      src={film.src}
      poster={film.poster}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onCanPlay={() => rememberFilm(window, film.src)}
    >
      {film.fallback}
    </video>
  )
}
