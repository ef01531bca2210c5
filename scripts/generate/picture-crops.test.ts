/** @jest-environment node */
import { cropArea, RATIOS } from './picture-crops'

const picture = { width: 1600, height: 900 }

it.each([
  ['tall', [0, 0.5], { left: 0, top: 0, width: 720, height: 900 }],
  ['tall', [1, 0.5], { left: 880, top: 0, width: 720, height: 900 }],
  ['landscape', [0.5, 0.5], { left: 200, top: 0, width: 1200, height: 900 }],
] as const)('a %s crop is as high as the picture and follows its focus %p', (crop, focus, area) => {
  expect(cropArea(picture, RATIOS[crop], focus)).toEqual(area)
})

it('a picture narrower than the crop is cropped in height', () => {
  expect(cropArea({ width: 900, height: 900 }, RATIOS.landscape, [0.5, 1])).toEqual({
    left: 0,
    top: 225,
    width: 900,
    height: 675,
  })
})

it('cropping twice gives the same area as cropping once', () => {
  const focus = [0.72, 0.5] as const
  const landscape = cropArea(picture, RATIOS.landscape, focus)
  const twice = cropArea(landscape, RATIOS.tall, focus)
  const once = cropArea(picture, RATIOS.tall, focus)
  expect(landscape.left + twice.left).toBeCloseTo(once.left, -1)
  expect(twice.width).toBe(once.width)
})
