import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'

import { followSidewaysWheel } from '@/lib/sideways-wheel'
import { REDUCED_MOTION } from '@/lib/user-preferences'

import { scrolledSlide } from './scroll-list'

/** Undefined until Embla is loaded, and for good if it cannot be loaded. */
export type CarouselApi = UseEmblaCarouselType[1]

export interface CarouselOptions {
  direction: 'ltr' | 'rtl'
  /**
   * Embla's `duration`, which is not a time. Sixty times a second, a move gains 1/duration of the remaining distance as
   * speed and keeps 68 % of its speed (`ScrollBody` of embla-carousel 8.6). Counted until 99 % of the distance is
   * covered, 18 takes 400 ms, 33 takes 1000 ms and 60 takes 2000 ms.
   */
  duration: number
  /** For a carousel that moves by itself: from the start of one move to the start of the next, ms. */
  autoplayDelay?: number
}

interface CarouselEngineProps extends CarouselOptions {
  /**
   * Whether the slides move. Where all are in view, Embla would still scroll by the margin after the last one.
   */
  isActive: boolean
  viewport: HTMLElement
  onApi: (api: CarouselApi) => void
}

/** A slide is in view when this share of it is: half a card counts, a sliver does not. */
const IN_VIEW_THRESHOLD = 0.3

/**
 * Only use-autoplay.ts starts the plugin, which knows neither reduced motion nor the pause button. `stopOnInteraction`
 * stays on: without it, the plugin would start after every drag.
 */
const autoplay = (delay: number) => Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })

/** Turns a scrolling list into an Embla carousel, at the slide that the list has been scrolled to. Renders nothing. */
export function CarouselEngine({ viewport, isActive, direction, duration, autoplayDelay, onApi }: CarouselEngineProps) {
  const [startIndex] = useState(() => scrolledSlide(viewport))
  const [plugins] = useState(() => (autoplayDelay ? [autoplay(autoplayDelay)] : []))
  const [viewportRef, api] = useEmblaCarousel(
    {
      active: isActive,
      align: 'start',
      breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
      direction,
      duration,
      inViewThreshold: IN_VIEW_THRESHOLD,
      loop: true,
      startIndex,
      // Without this, Embla moves a slide to the start whenever it receives the focus, even a slide in view.
      watchFocus: false,
    },
    plugins,
  )

  useEffect(() => {
    viewport.setAttribute('data-started', '')
    viewport.scrollTo(0, 0)
    viewportRef(viewport)
  }, [viewport, viewportRef])
  useEffect(() => onApi(api), [api, onApi])
  useEffect(() => {
    if (!api) return
    const slidePx = () => api.slideNodes()[0]?.offsetWidth ?? viewport.clientWidth
    return followSidewaysWheel(viewport, slidePx, (step) => (step > 0 ? api.scrollNext() : api.scrollPrev()))
  }, [api, viewport])

  return null
}
