'use client'

import { SiteLink } from '@/components/navigation/site-link'

import type { HeroSlide } from './hero-carousel'

interface HeroSlideTextProps {
  slide: HeroSlide
  isCurrent: boolean
  /** Ends with its arrow, as specified. */
  exploreLabel: string
}

/** The words of a slide. The current one is the page's heading; the others stay in the HTML, out of reach. */
export function HeroSlideText({ slide, isCurrent, exploreLabel }: HeroSlideTextProps) {
  const Title = isCurrent ? 'h1' : 'h2'
  const arrow = exploreLabel.at(-1)
  return (
    <div className="hero-text" data-current={isCurrent || undefined} inert={!isCurrent} aria-hidden={!isCurrent}>
      <Title className="title">
        {slide.logo && <img src={slide.logo.src} alt="" width={slide.logo.width} height={slide.logo.height} />}
        <span className={slide.logo && 'visually-hidden'}>{slide.title}</span>
      </Title>
      <p>{slide.subtitle}</p>
      <SiteLink className="arrow-link" href={slide.href}>
        {exploreLabel.slice(0, -1)}
        <span className="arrow">{arrow}</span>
      </SiteLink>
    </div>
  )
}
