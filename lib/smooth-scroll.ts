import { REDUCED_MOTION } from './user-preferences'

/** How long a scroll to a section takes unless said otherwise, ms. */
export const SMOOTH_SCROLL_MS = 1000

/** The visitor's own hand on the page always wins. */
const CANCELLING_EVENTS = ['mousedown', 'wheel', 'touchmove', 'keydown'] as const

interface SmoothScrollOptions {
  /** Added to the section's position, px: -200 stops 200 px above it. */
  offset?: number
  /** ms */
  duration?: number
}

const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)

/**
 * Scrolls to the element with an id and gives a function that stops it. A mouse button, the wheel, a moving finger or
 * a key stops it too. Under reduced motion it jumps. An id that is not there is left alone.
 */
export function smoothScrollTo(id: string, { offset = 0, duration = SMOOTH_SCROLL_MS }: SmoothScrollOptions = {}) {
  const element = document.getElementById(id)
  if (!element) return () => {}

  const start = window.scrollY
  const target = start + element.getBoundingClientRect().top + offset
  if (window.matchMedia(REDUCED_MOTION).matches) {
    window.scrollTo({ top: target, behavior: 'instant' })
    return () => {}
  }

  let frame = 0
  let startTime: number | undefined
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const type of CANCELLING_EVENTS) window.removeEventListener(type, stop)
  }
  const step = (now: number) => {
    startTime ??= now
    const progress = Math.min((now - startTime) / duration, 1)
    window.scrollTo({ top: start + (target - start) * easeInOut(progress), behavior: 'instant' })
    if (progress < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  for (const type of CANCELLING_EVENTS) window.addEventListener(type, stop, { passive: true })
  frame = requestAnimationFrame(step)
  return stop
}
