import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'

import { emblaDuration } from '@/lib/embla-duration'
import { REDUCED_MOTION } from '@/lib/user-preferences'

export type CarouselApi = UseEmblaCarouselType[1]

export interface CarouselEngineProps {
  viewport: HTMLElement
  direction: 'ltr' | 'rtl'
  /** How long a move takes. */
  transitionMs: number
  plugins?: Parameters<typeof useEmblaCarousel>[1]
  onApi: (api: CarouselApi) => void
}

/** A slide is in view when this share of it is: half a card counts, a sliver of one does not. */
const IN_VIEW_SHARE = 0.3

/** Embla as all carousels of the site use it: it loops, and jumps where no motion is wanted. Shows nothing itself. */
export default function CarouselEngine({ viewport, direction, transitionMs, plugins, onApi }: CarouselEngineProps) {
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
  useEffect(() => viewportRef(viewport), [viewport, viewportRef])
  useEffect(() => onApi(api), [api, onApi])
  return null
}
