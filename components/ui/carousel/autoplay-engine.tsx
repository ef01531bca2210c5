import Autoplay from 'embla-carousel-autoplay'
import { useState } from 'react'

import CarouselEngine, { type CarouselEngineProps } from './carousel-engine'

export interface AutoplayEngineProps extends CarouselEngineProps {
  /** From the start of one move to the start of the next. */
  delayMs: number
}

/** The engine of a carousel that can move by itself, once it is told to. */
export default function AutoplayEngine({ delayMs, ...props }: AutoplayEngineProps) {
  // The plugin only keeps the time. It knows nothing of reduced motion, and would go on by itself after the focus.
  const [plugins] = useState(() => [Autoplay({ delay: delayMs, playOnInit: false, stopOnFocusIn: false })])
  return <CarouselEngine {...props} plugins={plugins} />
}
