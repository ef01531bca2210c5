export interface Point {
  x: number
  y: number
}

/** Positions are rounded to pixels, so a shorter way has no reliable direction, px. */
const SHORTEST_WAY_PX = 12

/** Added to every side of a box, because no hand moves in a straight line, px. */
const TOLERANCE_PX = 8

/** The part of the way, in multiples of its length, on which a coordinate lies between two values. */
function timeWithin(start: number, speed: number, low: number, high: number): readonly [number, number] {
  if (speed === 0) return start >= low && start <= high ? [-Infinity, Infinity] : [Infinity, -Infinity]
  const times = [(low - start) / speed, (high - start) / speed] as const
  return speed > 0 ? times : [times[1], times[0]]
}

/**
 * Whether a pointer that has come from `from` to `to` and goes straight on meets a box, all in px of the window. After
 * a way too short to have a direction, it may.
 */
export function isHeadingFor(from: Point, to: Point, { left, right, top, bottom }: DOMRectReadOnly): boolean {
  const way = { x: to.x - from.x, y: to.y - from.y }
  if (Math.hypot(way.x, way.y) < SHORTEST_WAY_PX) return true
  const inColumn = timeWithin(to.x, way.x, left - TOLERANCE_PX, right + TOLERANCE_PX)
  const inRow = timeWithin(to.y, way.y, top - TOLERANCE_PX, bottom + TOLERANCE_PX)
  return Math.max(inColumn[0], inRow[0], 0) <= Math.min(inColumn[1], inRow[1])
}
