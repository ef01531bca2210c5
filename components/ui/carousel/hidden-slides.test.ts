/** @jest-environment node */
import { isSlideHidden } from './hidden-slides'

const shown = (inView: readonly number[]) =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((index) => !isSlideHidden(index, inView, 4))

describe('isSlideHidden', () => {
  it.each([
    { inView: [], expected: [0, 1, 2, 3], case: 'hides only the copies before Embla has measured the slides' },
    { inView: [0, 1, 2, 3], expected: [0, 1, 2, 3], case: 'shows the originals where they are in view' },
    { inView: [1, 2, 3, 4], expected: [1, 2, 3, 4], case: 'shows a copy in place of its original' },
    { inView: [0, 5, 6, 7], expected: [0, 5, 6, 7], case: 'shows the original that follows the copies' },
    { inView: [0, 1, 2, 3, 4], expected: [0, 1, 2, 3], case: 'never shows an original and its copy' },
    { inView: [6], expected: [6], case: 'shows a copy whose original is out of view' },
  ])('$case', ({ inView, expected }) => {
    expect(shown(inView)).toEqual(expected)
  })
})
