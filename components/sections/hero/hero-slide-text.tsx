'use client'

import type { HeroSlide } from './hero-slide'

interface HeroSlideTextProps {
  slide: HeroSlide
  isCurrent: boolean
  /** It gives way to the current one. */
  isPrevious: boolean
  /** It takes the place of another. */
  hasEntered: boolean
}

/** The id of a slide's title. */
export const slideTitleId = (slide: HeroSlide) => `slide-${slide.id}`

/** The words of a slide. CSS hides all but those of the current one. */
export function HeroSlideText({ slide, isCurrent, isPrevious, hasEntered }: HeroSlideTextProps) {
  return (
    <div
      className="hero-text"
      data-current={isCurrent || undefined}
      data-previous={isPrevious || undefined}
      data-entered={hasEntered || undefined}
      aria-hidden={!isCurrent}
    >
      <h2 id={slideTitleId(slide)}>
        {slide.logo && <img src={slide.logo.src} alt="" width={slide.logo.width} height={slide.logo.height} />}
        <span className={slide.logo && 'sr-only'}>{slide.title}</span>
      </h2>
      <p>{slide.subtitle}</p>
    </div>
  )
}
