/** @jest-environment node */
import { isHeadingFor } from './is-heading-for'

/** A list at the right of three groups that stand below each other at the left: 0 to 300, 60 px high each. */
const list = { left: 320, right: 700, top: 0, bottom: 180 } as DOMRectReadOnly

test.each([
  ['to the first row from below', { x: 150, y: 150 }, { x: 190, y: 125 }, true],
  ['to the last row from above', { x: 150, y: 30 }, { x: 200, y: 60 }, true],
  ['level', { x: 150, y: 90 }, { x: 200, y: 90 }, true],
  ['within the list', { x: 400, y: 90 }, { x: 400, y: 40 }, true],
  ['straight down', { x: 150, y: 30 }, { x: 150, y: 90 }, false],
  ['down, and a little towards the list', { x: 150, y: 30 }, { x: 165, y: 90 }, false],
  ['past its upper corner', { x: 150, y: 150 }, { x: 170, y: 90 }, false],
  ['away', { x: 200, y: 90 }, { x: 150, y: 90 }, false],
  ['not yet known where', { x: 150, y: 59 }, { x: 151, y: 62 }, true],
])('a pointer that goes %s', (_, from, to, expected) => {
  expect(isHeadingFor(from, to, list)).toBe(expected)
  // In Arabic the list is at the left.
  const mirrored = { ...list, left: -list.right, right: -list.left }
  expect(isHeadingFor({ ...from, x: -from.x }, { ...to, x: -to.x }, mirrored)).toBe(expected)
})
