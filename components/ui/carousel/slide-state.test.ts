/** @jest-environment node */
import { type SlideState, slideState } from './slide-state'

/** The slides in a state, of three sets of four. */
const slidesIn = (state: SlideState, inView: readonly number[], count = 12) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => slideState(index, inView, 4, count) === state)

describe('slideState', () => {
  it.each([
    { inView: [], shown: [0, 1, 2, 3], case: 'shows the originals before Embla has measured the slides' },
    { inView: [4, 5, 6, 7], shown: [4, 5, 6, 7], case: 'shows the middle set where it is in view' },
    { inView: [1, 2, 3, 4], shown: [1, 2, 3, 4], case: 'shows a copy in place of its original' },
    { inView: [0, 5, 6, 7], shown: [0, 5, 6, 7], case: 'shows the original that follows the copies' },
    { inView: [0, 1, 2, 3, 4], shown: [0, 1, 2, 3], case: 'never shows an original and its copy' },
    { inView: [6], shown: [6], case: 'shows a copy whose original is out of view' },
  ])('$case', ({ inView, shown }) => {
    expect(slidesIn('shown', inView)).toEqual(shown)
  })

  it('keeps each slide out of view aside once, in the middle set', () => {
    expect(slidesIn('aside', [6])).toEqual([4, 5, 7])
    expect(slidesIn('aside', [1])).toEqual([4, 6, 7])
    expect(slidesIn('aside', [2], 4)).toEqual([0, 1, 3])
    expect(slidesIn('aside', [])).toEqual([])
  })
})
