'use client'

import { Icon } from '@/components/ui/icon'
import { sectionIds } from '@/content/section-ids'
import { smoothScrollTo } from '@/lib/smooth-scroll'

import type { HeroSlide } from './hero-slide'

/** Offset and duration of the Scroll Down link (specification, section 2): px and ms. */
const SCROLL_DOWN = { offset: -200, duration: 50 }

interface HeroBarProps {
  slides: readonly HeroSlide[]
  current: number
  isPlaying: boolean
  labels: { scrollDown: string; slides: string; pause: string; play: string }
  onToggle: () => void
  onChoose: (index: number) => void
}

/** The pause button, the Scroll Down link and the thumbnails below the slides. */
export function HeroBar({ slides, current, isPlaying, labels, onToggle, onChoose }: HeroBarProps) {
  return (
    <div className="wrap hero-bar">
      <div className="hero-controls">
        <button
          type="button"
          className="round-button"
          aria-label={isPlaying ? labels.pause : labels.play}
          onClick={onToggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <a
          className="scroll-down"
          href={`#${sectionIds.vision}`}
          onClick={(event) => {
            event.preventDefault()
            smoothScrollTo(sectionIds.vision, SCROLL_DOWN)
          }}
        >
          {labels.scrollDown}
        </a>
      </div>
      <div className="hero-thumbnails" role="group" aria-label={labels.slides}>
        {slides.map(({ id, title, thumbnail }, index) => (
          <button
            key={id}
            type="button"
            aria-label={title}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            {thumbnail}
            <span className="title">{title}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
