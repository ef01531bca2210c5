import { MOVED, TRACK } from '@/lib/startup/show-move'

import type { CarouselApi } from './carousel-engine'

/** Whether a carousel was moved before its engine was there. */
export const wasMoved = (viewport: Element): boolean => viewport.querySelector(`${TRACK}[${MOVED}]`) !== null

/** Lets the engine go on from where the slides were moved to before it was there; nothing moves with that. */
export function takeOverMove(api: NonNullable<CarouselApi>): void {
  const track = api.containerNode()
  const moved = Number(track.getAttribute(MOVED))
  if (!moved) return
  track.removeAttribute(MOVED)
  for (const slide of api.slideNodes()) slide.style.order = ''
  api.reInit()
  api.scrollTo(moved, true)
}
