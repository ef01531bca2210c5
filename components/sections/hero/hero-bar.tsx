'use client'

import { hasModifierKey } from '@/lib/modifier-keys'
import { sectionIds } from '@/lib/section-ids'
import { smoothScrollTo } from '@/lib/smooth-scroll'

import type { HeroSlide } from './hero-slide'

/** Offset (px) and duration (ms) of the Scroll Down link: docs/specification.md#hero. */
const SCROLL_DOWN = { offset: -200, duration: 50 }

interface HeroBarProps {
  slides: readonly HeroSlide[]
  current: number
  labels: { scrollDown: string; slides: string }
  onChoose: (index: number) => void
}

/** The Scroll Down link and the thumbnails below the slides. */
export function HeroBar({ slides, current, labels, onChoose }: HeroBarProps) {
  return (
    <div className="hero-bar">
      <a
        className="hero-scroll"
        href={`#${sectionIds.vision}`}
        onClick={(event) => {
          if (hasModifierKey(event)) return
          event.preventDefault()
          smoothScrollTo(sectionIds.vision, SCROLL_DOWN)
        }}
      >
        <span className="max-md:sr-only">{labels.scrollDown}</span>
      </a>
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
            <span className="max-md:hidden">{title}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
