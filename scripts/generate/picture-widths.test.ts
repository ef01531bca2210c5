/** @jest-environment node */
import { CROP_WIDTHS, THUMBNAIL_WIDTHS, WIDTHS, widthsWithin } from './picture-widths'

const MAX_TIMES_THE_ONE_BEFORE = 1.6

it.each([
  ['is wide enough for all', 2000, [640, 1280, 1600]],
  ['ends on one of them', 1280, [640, 1280]],
  ['lies between two', 1440, [640, 1280, 1440]],
  ['is hardly wider than one', 1333, [640, 1280]],
  ['is narrower than all', 500, [500]],
])('a picture that %s, %i px, is made %p px wide', (_case, width, made) => {
  expect(widthsWithin(width, [640, 1280, 1600])).toEqual(made)
})

/** The frame of a tablet is never as small as a thumbnail. */
const FRAME_OF_TABLET = WIDTHS.tablet.slice(3)

it.each(
  Object.entries({
    ...WIDTHS,
    tablet: FRAME_OF_TABLET,
    ...CROP_WIDTHS,
    thumbnail: [...THUMBNAIL_WIDTHS, ...CROP_WIDTHS.landscape],
  }),
)('no step of %s makes a browser fetch far too much', (_shape, widths) => {
  const steps = widths.slice(1).map((width, index) => width / (widths[index] ?? 0))
  for (const step of steps) {
    expect(step).toBeGreaterThan(1)
    expect(step).toBeLessThanOrEqual(MAX_TIMES_THE_ONE_BEFORE)
  }
})
