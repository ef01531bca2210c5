/** @jest-environment node */
import { cutOf } from './picture-cuts'

const picture = { width: 1600, height: 900 }

it.each([
  ['tall', [0, 0.5], { left: 0, top: 0, width: 720, height: 900 }],
  ['tall', [1, 0.5], { left: 880, top: 0, width: 720, height: 900 }],
  ['landscape', [0.5, 0.5], { left: 200, top: 0, width: 1200, height: 900 }],
] as const)('a %s cut is as high as the picture and lies at its focus %p', (cut, focus, area) => {
  expect(cutOf(picture, cut, focus)).toEqual(area)
})

it('a picture narrower than the cut loses height instead', () => {
  expect(cutOf({ width: 900, height: 900 }, 'landscape', [0.5, 1])).toEqual({
    left: 0,
    top: 225,
    width: 900,
    height: 675,
  })
})

it('the cut shows what a box of its shape would show of the whole', () => {
  // Cut once or twice, what is left is the same: places need not know which file they were given.
  const focus = [0.72, 0.5] as const
  const landscape = cutOf(picture, 'landscape', focus)
  const twice = cutOf(landscape, 'tall', focus)
  const once = cutOf(picture, 'tall', focus)
  expect(landscape.left + twice.left).toBeCloseTo(once.left, -1)
  expect(twice.width).toBe(once.width)
})
