import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'

import { REDUCED_MOTION } from '@/lib/reduced-motion'

import { scrolledSlide } from './scroll-list'

export interface CarouselOptions {
  direction: 'ltr' | 'rtl'
  /**
   * Embla's `duration`, which is not a time: 60 times a second a move gains 1/duration of the distance left as speed
   * and keeps 68 % of its speed (`ScrollBody` of embla-carousel 8.6). Counted until 99 % of the distance is covered,
   * 18 takes 400 ms, 33 takes 1000 ms and 60 takes 2000 ms.
   */
  duration: number
}

/** A slide is in view when this share of it is: half a card counts, a sliver does not. */
const IN_VIEW_THRESHOLD = 0.3

/** Turns a list that scrolls into an Embla carousel, at the slide that the list is scrolled to. */
export function startCarousel(viewport: HTMLElement, { direction, duration }: CarouselOptions): EmblaCarouselType {
  const startIndex = scrolledSlide(viewport)
  viewport.dataset.started = ''
  viewport.scrollTo(0, 0)
  return EmblaCarousel(viewport, {
    align: 'start',
    breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
    direction,
    duration,
    inViewThreshold: IN_VIEW_THRESHOLD,
    loop: true,
    startIndex,
    // Embla would move a slide to the start whenever it receives the focus, even one that is in view already.
    watchFocus: false,
  })
}
