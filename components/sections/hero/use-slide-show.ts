import { useCallback, useEffect, useRef, useState } from 'react'

/** A slide stands this long before the next one comes by itself, ms. */
export const HERO_ADVANCE_MS = 7000
/** While a slide changes nothing else changes it, ms. */
const HERO_LOCK_MS = 600

interface SlideShow {
  index: number
  /** The slide before. */
  previous?: number
  /** A change that comes too early is dropped. */
  isLocked: boolean
  /** A visitor has chosen the slide: its time starts when the lock ends. */
  isChosen: boolean
}

/**
 * The hero's current slide. It advances by itself while `isRunning`, wraps round, and after each change is locked for
 * a moment; `choose` jumps to a slide, and the show then goes on with its full time. A slide that was paused stands for
 * what was left of its time.
 */
export function useSlideShow(count: number, isRunning: boolean) {
  const [{ index, previous, isLocked, isChosen }, setShow] = useState<SlideShow>({
    index: 0,
    isLocked: false,
    isChosen: false,
  })

  // With each slide anew: a lock may end and the next one begin in one render.
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
