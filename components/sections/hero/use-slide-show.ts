import { useCallback, useEffect, useRef, useState } from 'react'

import { HERO_ADVANCE_MS } from '@/lib/hero-advance'

/** While a slide changes, this lock ignores further changes, ms. */
const HERO_LOCK_MS = 600

interface SlideShow {
  index: number
  /** The previous slide. */
  previous?: number
  /** A change that comes too early is ignored. */
  isLocked: boolean
  /** The visitor has chosen the slide, so its time starts when the lock ends. */
  isChosen: boolean
}

/**
 * The hero's current slide. It advances by itself while `isRunning`, and wraps round. Each change is followed by a
 * short lock. `choose` jumps to a slide, which then stays for its full time. A paused slide stays for the rest of its
 * time.
 */
export function useSlideShow(count: number, isRunning: boolean) {
  const [{ index, previous, isLocked, isChosen }, setShow] = useState<SlideShow>({
    index: 0,
    isLocked: false,
    isChosen: false,
  })

  // Restarts with each slide: one lock may end and the next begin in the same render.
  useEffect(() => {
    if (!isLocked) return
    const timer = setTimeout(() => setShow((show) => ({ ...show, isLocked: false, isChosen: false })), HERO_LOCK_MS)
    return () => clearTimeout(timer)
  }, [index, isLocked])

  const left = useRef(0)
  useEffect(() => {
    left.current = HERO_ADVANCE_MS
  }, [index])

  useEffect(() => {
    if (!isRunning || isChosen) return
    const start = performance.now()
    const timer = setTimeout(
      () =>
        setShow((show) => ({ index: (show.index + 1) % count, previous: show.index, isLocked: true, isChosen: false })),
      left.current,
    )
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [count, index, isChosen, isRunning])

  const choose = useCallback((chosen: number) => {
    setShow((show) =>
      show.isLocked || show.index === chosen
        ? show
        : { index: chosen, previous: show.index, isLocked: true, isChosen: true },
    )
  }, [])

  return { index, previous, isChosen, choose }
}
