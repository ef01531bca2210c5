'use client'

import type { HeroSlide } from './hero-carousel'

interface HeroSlideTextProps {
  slide: HeroSlide
  isFirst: boolean
  isCurrent: boolean
}

/**
 * The words of a slide. The current one's title is the page's heading; the others stay in the HTML, out of reach. No
 * element is put in another's place when the slide changes, nor made inert: the browser would work out the page anew
 * between a press and what it shows.
 */
export function HeroSlideText({ slide, isFirst, isCurrent }: HeroSlideTextProps) {
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div className="hero-text" data-current={isCurrent || undefined} aria-hidden={!isCurrent}>
      <Title className="title" aria-level={isFirst ? undefined : 1}>
        {slide.logo && <img src={slide.logo.src} alt="" width={slide.logo.width} height={slide.logo.height} />}
        <span className={slide.logo && 'visually-hidden'}>{slide.title}</span>
      </Title>
      <p>{slide.subtitle}</p>
    </div>
  )
}
