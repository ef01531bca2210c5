import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useSyncExternalStore } from 'react'

import { emblaDuration } from '@/lib/embla-duration'
import { REDUCED_MOTION } from '@/lib/reduced-motion'

export type CarouselApi = UseEmblaCarouselType[1]

interface CarouselOptions {
  direction: 'ltr' | 'rtl'
  /** How long a move takes. */
  transitionMs: number
  plugins?: Parameters<typeof useEmblaCarousel>[1]
}

/** A slide is in view when this share of it is: half a card counts, a sliver of one does not. */
const IN_VIEW_SHARE = 0.3

const NOTHING: readonly number[] = []

/** Embla as all carousels of the site use it: it loops, and jumps where no motion is wanted. */
export function useCarousel({ direction, transitionMs, plugins }: CarouselOptions) {
  const [viewportRef, api] = useEmblaCarousel(
    {
      align: 'start',
      breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
      direction,
      duration: emblaDuration(transitionMs),
      inViewThreshold: IN_VIEW_SHARE,
      loop: true,
      // It would move a slide to the start whenever the focus enters it, also one that shows already.
      watchFocus: false,
    },
    plugins,
  )
  return { viewportRef, api }
}

/** The indexes of the slides in view; none before the carousel has looked. */
export function useSlidesInView(api: CarouselApi): readonly number[] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('slidesInView', onChange)
      return () => void api?.off('slidesInView', onChange)
    },
    [api],
  )
  return useSyncExternalStore(
    subscribe,
    () => api?.slidesInView() ?? NOTHING,
    () => NOTHING,
  )
}

/** The index of the slide that the carousel stands at or moves to. */
export function useSelectedSlide(api: CarouselApi): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('select', onChange).on('reInit', onChange)
      return () => void api?.off('select', onChange).off('reInit', onChange)
    },
    [api],
  )
  return useSyncExternalStore(
    subscribe,
    () => api?.selectedScrollSnap() ?? 0,
    () => 0,
  )
}
