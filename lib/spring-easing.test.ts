/** @jest-environment node */
import { springEasing } from './spring-easing'

/** Stiffness 200 and damping 25: docs/specification.md#navigation. */
const transition = springEasing(200, 25)

/** The position, 0 to 1, of an underdamped spring of mass 1 that starts at rest. */
function springAt(seconds: number, stiffness: number, damping: number): number {
  const decay = damping / 2
  const swing = Math.sqrt(stiffness - decay ** 2)
  return 1 - Math.exp(-decay * seconds) * (Math.cos(swing * seconds) + (decay / swing) * Math.sin(swing * seconds))
}

test('returns a duration and a linear() easing', () => {
  expect(transition).toMatch(/^\d+ms linear\((-?\d+(\.\d{1,4})?(, )?)+\)$/)
})

test('the easing follows the spring', () => {
  const [, duration, list] = /^(\d+)ms linear\((.*)\)$/.exec(transition) ?? []
  const values = list?.split(', ').map(Number) ?? []
  expect(values.length).toBeGreaterThan(10)
  for (const [index, value] of values.entries()) {
    const seconds = (Number(duration) / 1000) * (index / (values.length - 1))
    expect(value).toBeCloseTo(springAt(seconds, 200, 25), 1)
  }
  expect(values[0]).toBe(0)
  expect(values.at(-1)).toBe(1)
})
