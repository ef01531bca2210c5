/** @jest-environment node */
import { hasLightInk } from './light-logos'

const logo = (ink: string, ground = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">${ground}<path fill="${ink}" d="M20 30h160v20H20z"/></svg>`,
  )

test.each([
  ['white', true],
  ['#ffd400', true],
  ['#1d2f4a', false],
  ['#c8102e', false],
])('a logo in %s needs a dark plate: %s', async (ink, expected) => {
  expect(await hasLightInk(logo(ink))).toBe(expected)
})

test('a logo with a ground of its own needs none', async () => {
  expect(await hasLightInk(logo('#fff', '<path fill="#fff" d="M0 0h200v80H0z"/>'))).toBe(false)
})
