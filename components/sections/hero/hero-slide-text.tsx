'use client'

import type { HeroSlide } from './hero-carousel'

interface HeroSlideTextProps {
  slide: HeroSlide
  isCurrent: boolean
}

/**
 * The words of a slide. The current one is the page's heading; the others stay in the HTML, out of reach: by CSS, which
 * costs a press less than making them inert.
 */
export function HeroSlideText({ slide, isCurrent }: HeroSlideTextProps) {
  const Title = isCurrent ? 'h1' : 'h2'
  return (
    <div className="hero-text" data-current={isCurrent || undefined} aria-hidden={!isCurrent}>
      <Title className="title">
        {slide.logo && <img src={slide.logo.src} alt="" width={slide.logo.width} height={slide.logo.height} />}
        <span className={slide.logo && 'visually-hidden'}>{slide.title}</span>
      </Title>
      <p>{slide.subtitle}</p>
    </div>
  )
}
