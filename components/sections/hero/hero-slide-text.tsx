'use client'

import type { HeroSlide } from './hero-slide'

interface HeroSlideTextProps {
  slide: HeroSlide
  isCurrent: boolean
  /** It was the current slide before. */
  isPrevious: boolean
  /** It has replaced another slide. */
  hasEntered: boolean
}

/** The id of a slide's title. */
export const slideTitleId = (slide: HeroSlide) => `slide-${slide.id}`

/** The words of a slide. CSS hides all but those of the current one. */
export function HeroSlideText({ slide, isCurrent, isPrevious, hasEntered }: HeroSlideTextProps) {
  return (
    <div
      className="hero-text invisible col-1 row-1 data-current:visible"
      data-current={isCurrent || undefined}
      data-previous={isPrevious || undefined}
      data-entered={hasEntered || undefined}
      aria-hidden={!isCurrent}
    >
      <h2 id={slideTitleId(slide)} className="max-w-title text-hero leading-tight tracking-hero print:max-w-none">
        {slide.logo && (
          <img
            className="max-h-24 w-auto"
            src={slide.logo.src}
            alt=""
            width={slide.logo.width}
            height={slide.logo.height}
          />
        )}
        <span className={slide.logo && 'sr-only'}>{slide.title}</span>
      </h2>
      {/* The margin clears the dots below Arabic letters. Short lines stay off the brightest part of the picture. */}
      <p className="mt-[calc((var(--leading-tight)-0.68)*var(--text-hero))] mb-3 max-w-lead text-lead lg:mb-4">
        {slide.subtitle}
      </p>
    </div>
  )
}
