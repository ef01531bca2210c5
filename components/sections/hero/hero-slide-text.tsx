'use client'

import type { HeroSlide } from './hero-slide'

interface HeroSlideTextProps {
  slide: HeroSlide
  isCurrent: boolean
}

/** The id of a slide's title. */
export const slideTitleId = (slide: HeroSlide) => `slide-${slide.id}`

/** The words of a slide. Those of the current slide are the page's heading; CSS hides the others. */
export function HeroSlideText({ slide, isCurrent }: HeroSlideTextProps) {
  const Title = isCurrent ? 'h1' : 'h2'
  return (
    <div className="hero-text" data-current={isCurrent || undefined} aria-hidden={!isCurrent}>
      <Title id={slideTitleId(slide)}>
        {slide.logo && <img src={slide.logo.src} alt="" width={slide.logo.width} height={slide.logo.height} />}
        <span className={slide.logo && 'visually-hidden'}>{slide.title}</span>
      </Title>
      <p>{slide.subtitle}</p>
    </div>
  )
}
