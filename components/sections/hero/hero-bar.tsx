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
    // On phones all controls are in one row, without words; with large text the thumbnails wrap above the others. The
    // bar is above the overlay (z-index), so that slides can be chosen and paused while it is shown.
    <div className="z-3 col-span-full row-5 flex flex-wrap-reverse items-end gap-2 md:flex-col md:flex-nowrap md:gap-6 lg:flex-row lg:justify-between lg:gap-gap print:hidden">
      <a
        className="hero-scroll relative ms-14 flex min-h-12 min-w-target flex-none items-center overflow-clip text-sm whitespace-nowrap md:ms-20 md:px-8 md:max-lg:self-start"
        href={`#${sectionIds.vision}`}
        onClick={(event) => {
          if (hasModifierKey(event)) return
          event.preventDefault()
          smoothScrollTo(sectionIds.vision, SCROLL_DOWN)
        }}
      >
        <span className="max-md:sr-only">{labels.scrollDown}</span>
      </a>
      <div
        className="grid grow basis-40 grid-cols-4 gap-2 md:w-full md:grow-0 md:basis-auto lg:w-3/4 xl:gap-gap noscript:hidden"
        role="group"
        data-early
        aria-label={labels.slides}
      >
        {slides.map(({ id, title, thumbnail }, index) => (
          <button
            key={id}
            type="button"
            className="hero-thumbnail relative pt-2 text-start text-sm leading-sub text-muted transition-colors md:flex md:items-center md:gap-2 md:pt-4 xl:gap-4 hocus:text-fg current:font-strong current:text-fg"
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
