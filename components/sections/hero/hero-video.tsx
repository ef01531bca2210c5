'use client'

import { useEffect, useRef } from 'react'

import { classNames } from '@/components/ui/class-names'
import { prefersReducedMotionOrData } from '@/lib/user-preferences'

import { videoSources } from './video-sources'

export interface Video {
  src: string
  /** The video's first frame. */
  poster: string
  /** The class that sets which part stays visible when the video is cropped. */
  focus?: string
  fallback: string
}

/** Delays the next slide's video, ms: the first second of an untouched page has a budget (docs/performance.md). */
const LOAD_DELAY_MS = 1200

interface HeroVideoProps {
  video: Video
  hasPoster: boolean
  isPlaying: boolean
  /** Whether its slide is the current or the next one. Only then is the video loaded. */
  isNear: boolean
}

/** A silent, looping video in the background of a slide. */
export function HeroVideo({ video, hasPoster, isPlaying, isNear }: HeroVideoProps) {
  const ref = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const isStill = prefersReducedMotionOrData(window)
    // A browser may refuse to play by itself; then the poster stays.
    if (isPlaying && !isStill) element.play().catch(() => {})
    else element.pause()
    if (!isNear || isStill) return
    const timer = setTimeout(() => (element.preload = 'auto'), LOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isNear, isPlaying])

  useEffect(() => {
    const element = ref.current
    return () => {
      if (element?.isConnected) return
      // Chromium (156) keeps a source with a media query in memory, and with it the whole page that the visitor has
      // left.
      for (const source of element?.querySelectorAll('source') ?? []) source.removeAttribute('media')
    }
  }, [])

  return (
    <video
      ref={ref}
      className={classNames('size-full object-cover', video.focus)}
      poster={hasPoster ? video.poster : undefined}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
    >
      {videoSources(video.src).map((source) => (
        <source key={source.src} {...source} />
      ))}
      {video.fallback}
    </video>
  )
}
