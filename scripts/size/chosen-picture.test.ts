import { chosenPicture, shownWidth } from './chosen-picture'
import { PHONE } from './css-values'

const SRC_SET = '/a-320.avif 320w, /a-640.avif 640w, /a-800.avif 800w, /a-1200.avif 1200w'

it.each([
  ['100vw', 412],
  ['(max-width: 767px) max(100vw, 53svh), max(100vw, 80svh)', 436.19],
  ['(min-width: 1024px) 33vw, calc((100vw - 12px) * 2)', 800],
  ['(min-width: 1024px) 33vw', 412],
])('reads from sizes="%s" how wide the picture is shown', (sizes, px) => {
  expect(shownWidth(sizes, PHONE)).toBeCloseTo(px)
})

it.each([
  // 721 device pixels.
  ['100vw', 412, '/a-800.avif'],
  ['640px', 1280, '/a-1200.avif'],
  ['365.7px', 412, '/a-640.avif'],
  ['366px', 412, '/a-800.avif'],
  ['100vw', 1000, '/a-1200.avif'],
  ['10px', 412, '/a-320.avif'],
])('chooses as browsers do: sizes="%s" in a window of %i px', (sizes, width, src) => {
  expect(chosenPicture(SRC_SET, sizes, { ...PHONE, width })).toBe(src)
})
