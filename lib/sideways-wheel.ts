/**
 * A swipe takes its first step after this distance, px. Less is a tremor, or the drift of a finger that scrolls down.
 */
const FIRST_STEP_PX = 30
/** Events of one swipe, also those of its momentum, follow one another faster than this, ms. */
const PAUSE_MS = 150
/** Firefox counts the wheel of a mouse in lines. */
const LINE_PX = 16

/** Sideways, px: a swipe of two fingers, a wheel that tilts, or a wheel while Shift is held. */
function sidewaysOf({ deltaX, deltaY, deltaMode, shiftKey, ctrlKey }: WheelEvent): number {
  const [across, along] = shiftKey && !deltaX ? [deltaY, 0] : [deltaX, deltaY]
  // With Ctrl it zooms.
  if (ctrlKey || Math.abs(across) <= Math.abs(along)) return 0
  return across * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1)
}

/**
 * Calls `onStep` when a visitor scrolls sideways over an element: with 1 forward in the reading direction, with -1
 * back. A swipe takes its first step at once, and one more for each `stepPx()` of its distance. The event is prevented,
 * because browsers treat an unused swipe as "Back"; vertical scrolling is left alone. Returns a function that stops
 * listening.
 */
export function followSidewaysWheel(
  element: HTMLElement,
  stepPx: () => number,
  onStep: (direction: 1 | -1) => void,
): () => void {
  let way = 0
  let steps = 0
  let last = -Infinity
  const follow = (event: WheelEvent) => {
    const sideways = sidewaysOf(event)
    if (!sideways) return
    event.preventDefault()
    if (event.timeStamp - last > PAUSE_MS || sideways * way < 0) way = steps = 0
    last = event.timeStamp
    way += sideways
    const due = Math.floor((Math.abs(way) - FIRST_STEP_PX) / stepPx()) + 1
    const isRightToLeft = getComputedStyle(element).direction === 'rtl'
    for (; steps < due; steps += 1) onStep(way > 0 === isRightToLeft ? -1 : 1)
  }
  element.addEventListener('wheel', follow, { passive: false })
  return () => element.removeEventListener('wheel', follow)
}
