import { useEffect } from 'react'

import type { CarouselApi } from './carousel-engine'
import type { Slide } from './carousel-slides'

/** The middle set rests in view: at least as many slides as a move passes lie on either side of it. */
const SETS = [0, 1, 2]

/**
 * The slides of a carousel that fit, or all but fit. Embla cannot loop these, and it fills a gap only where a whole slide
 * fits in, so that a slide which peeks would be missing. The client renders them three times, and after each move goes
 * on from the middle set. The HTML has each slide once.
 */
export function useCopies(slides: readonly Slide[], api: CarouselApi, isWanted: boolean): readonly Slide[] {
  const count = slides.length

  useEffect(() => {
    if (!api || !isWanted) return
    const moveToMiddle = () => {
      const middle = count + (api.selectedScrollSnap() % count)
      if (api.selectedScrollSnap() !== middle && middle < api.scrollSnapList().length) api.scrollTo(middle, true)
    }
    // Embla may have started anew with the copies before this effect.
    moveToMiddle()
    const events = ['reInit', 'settle'] as const
    for (const event of events) api.on(event, moveToMiddle)
    return () => {
      for (const event of events) api.off(event, moveToMiddle)
    }
  }, [api, count, isWanted])

  if (!isWanted) return slides
  return SETS.flatMap((set) => slides.map((slide) => (set === 0 ? slide : { ...slide, id: `${slide.id}-${set}` })))
}
