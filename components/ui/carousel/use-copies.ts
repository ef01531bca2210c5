import { useEffect } from 'react'

import type { CarouselApi } from './carousel-engine'
import type { Slide } from './carousel-slides'

/** The middle set rests in view, with enough slides on both sides for any move. */
const SETS = [0, 1, 2]

/**
 * The slides of a carousel that has all, or almost all, of them in view. Embla cannot loop those, and fills a gap only
 * when a whole slide fits, so the slide that peeks would be missing. The client renders them three times and returns to
 * the middle set after each move. The HTML has each slide once.
 */
export function useCopies(slides: readonly Slide[], api: CarouselApi, isWanted: boolean): readonly Slide[] {
  const count = slides.length

  useEffect(() => {
    if (!api || !isWanted) return
    const moveToMiddle = () => {
      const middle = count + (api.selectedScrollSnap() % count)
      if (api.selectedScrollSnap() !== middle && middle < api.scrollSnapList().length) api.scrollTo(middle, true)
    }
    // Embla may have reinitialised with the copies before this effect.
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
