import { REDUCED_MOTION } from './user-preferences'

/** The duration of a scroll to a section, ms. */
const SMOOTH_SCROLL_MS = 1000

/** Visitor input that cancels the scroll. */
const CANCELLING_EVENTS = ['mousedown', 'wheel', 'touchmove', 'keydown'] as const

interface SmoothScrollOptions {
  /** Added to the section's position, px: -200 stops 200 px above it. */
  offset?: number
  /** ms */
  duration?: number
}

const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)

/**
 * Scrolls to the element with an id. Moves the focus there if the element can take it (`tabindex="-1"`), as the browser
 * does for a link to an id. Jumps under reduced motion; does nothing if there is no such element. A mouse button, the
 * wheel, a touch move or a key cancels the scroll, and so does the returned function.
 */
export function smoothScrollTo(
  id: string,
  { offset = 0, duration = SMOOTH_SCROLL_MS }: SmoothScrollOptions = {},
): () => void {
  const element = document.getElementById(id)
  if (!element) return () => {}

  // Moves the focus at once: a visitor who presses Tab cancels the scroll and continues from the section.
  element.focus({ preventScroll: true })
  const start = window.scrollY
  // A section near the end of the page cannot come to the top: without this limit the scroll would stop early and at full
  // speed.
  const end = document.documentElement.scrollHeight - window.innerHeight
  const target = Math.min(start + element.getBoundingClientRect().top + offset, end)
  if (window.matchMedia(REDUCED_MOTION).matches) {
    window.scrollTo({ top: target, behavior: 'instant' })
    return () => {}
  }

  let frame = 0
  let startTime: number | undefined
  const cancel = () => {
    cancelAnimationFrame(frame)
    for (const type of CANCELLING_EVENTS) window.removeEventListener(type, cancel)
  }
  const step = (now: number) => {
    startTime ??= now
    const progress = Math.min((now - startTime) / duration, 1)
    window.scrollTo({ top: start + (target - start) * easeInOut(progress), behavior: 'instant' })
    if (progress < 1) frame = requestAnimationFrame(step)
    else cancel()
  }
  for (const type of CANCELLING_EVENTS) window.addEventListener(type, cancel, { passive: true })
  frame = requestAnimationFrame(step)
  return cancel
}
