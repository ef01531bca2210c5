'use client'

import type { HeroSlide } from './hero-slide'
import { HeroVideo } from './hero-video'

interface HeroBackgroundsProps {
  slides: readonly HeroSlide[]
  current: number
  previous?: number
  /** Whether the media of the other slides may be loaded. */
  loadsMedia: boolean
  isPlaying: boolean
}

/** The pictures and videos of the slides. CSS shows the current one. */
export function HeroBackgrounds({ slides, current, previous, loadsMedia, isPlaying }: HeroBackgroundsProps) {
  const next = (current + 1) % slides.length
  return slides.map(({ id, video, background }, index) => (
    <div
      key={id}
      // Each picture has a calm side for the title, so it is mirrored in Arabic.
      className="hero-background invisible absolute inset-y-0 -z-3 overflow-hidden data-current:visible data-current:-z-2 rtl:-scale-x-100 print:hidden upright:top-header upright:-bottom-6 upright:row-start-1 upright:row-end-2"
      data-slide={id}
      data-current={index === current || undefined}
      data-previous={index === previous || undefined}
      data-entered={(index === current && previous !== undefined) || undefined}
    >
      {video ? (
        <HeroVideo
          video={video}
          hasPoster={loadsMedia || index === current || index === previous}
          isPlaying={loadsMedia && isPlaying && index === current}
          isNear={loadsMedia && (index === current || index === next)}
        />
      ) : (
        background
      )}
    </div>
  ))
}
