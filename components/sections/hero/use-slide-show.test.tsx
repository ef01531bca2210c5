import { act, renderHook } from '@testing-library/react'

import { HERO_ADVANCE_MS, useSlideShow } from './use-slide-show'

/** Specification, ms. */
const ADVANCE_MS = 7000
const LOCK_MS = 600

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

/** A slide show of four slides under a fake clock. */
function slideShow() {
  const { result, rerender } = renderHook(({ isRunning }) => useSlideShow(4, isRunning), {
    initialProps: { isRunning: true },
  })
  return {
    index: () => result.current.index,
    previous: () => result.current.previous,
    isChosen: () => result.current.isChosen,
    choose: (index: number) => act(() => result.current.choose(index)),
    pause: () => rerender({ isRunning: false }),
    play: () => rerender({ isRunning: true }),
    result,
  }
}

test('the next slide comes every 7 s, and the first one follows the last', () => {
  const show = slideShow()
  expect(HERO_ADVANCE_MS).toBe(ADVANCE_MS)
  for (const index of [0, 1, 2, 3, 0, 1]) {
    pass(ADVANCE_MS - 1)
    expect(show.index()).toBe(index)
    pass(1)
  }
  expect([show.previous(), show.index()]).toEqual([1, 2])
})

test('a choice within 600 ms of a change is dropped', () => {
  const show = slideShow()
  show.choose(2)
  pass(LOCK_MS - 1)
  show.choose(1)
  expect(show.index()).toBe(2)
  pass(1)
  show.choose(1)
  expect(show.index()).toBe(1)
})

test('a change that came by itself drops choices for 600 ms too', () => {
  const show = slideShow()
  pass(ADVANCE_MS)
  pass(LOCK_MS - 1)
  show.choose(0)
  expect(show.index()).toBe(1)
  pass(1)
  show.choose(0)
  expect(show.index()).toBe(0)
})

test('a slide that is chosen at the moment at which the lock of the last change ends is locked in its turn', () => {
  const { result, choose, index } = slideShow()
  choose(1)
  // React renders both at once: the lock ends and begins in one render.
  act(() => {
    jest.advanceTimersByTime(LOCK_MS)
    result.current.choose(2)
  })
  expect(index()).toBe(2)
  choose(3)
  expect(index()).toBe(2)
  pass(LOCK_MS)
  choose(3)
  expect(index()).toBe(3)
  pass(LOCK_MS)
  pass(HERO_ADVANCE_MS)
  expect(index()).toBe(0)
})

test('choosing the current slide changes nothing, and takes or gives no time', () => {
  const show = slideShow()
  pass(ADVANCE_MS - 1)
  show.choose(0)
  expect([show.index(), show.isChosen()]).toEqual([0, false])
  pass(1)
  expect(show.index()).toBe(1)
})

test('a chosen slide stands for 7 s, counted from the end of its lock', () => {
  const show = slideShow()
  pass(ADVANCE_MS - 1)
  show.choose(2)
  expect([show.previous(), show.isChosen()]).toEqual([0, true])
  pass(LOCK_MS)
  expect(show.isChosen()).toBe(false)
  pass(ADVANCE_MS - 1)
  expect(show.index()).toBe(2)
  pass(1)
  expect(show.index()).toBe(3)
})

test('a pause takes nothing from the time of a slide', () => {
  const show = slideShow()
  for (const index of [0, 1]) {
    pass(3000)
    show.pause()
    pass(10 * ADVANCE_MS)
    expect(show.index()).toBe(index)
    show.play()
    pass(ADVANCE_MS - 3000 - 1)
    expect(show.index()).toBe(index)
    pass(1)
  }
  expect(show.index()).toBe(2)
})

test('a slide that is chosen during a pause stays, and has its full time afterwards', () => {
  const show = slideShow()
  pass(3000)
  show.pause()
  show.choose(3)
  pass(10 * ADVANCE_MS)
  expect(show.index()).toBe(3)
  show.play()
  pass(ADVANCE_MS - 1)
  expect(show.index()).toBe(3)
  pass(1)
  expect(show.index()).toBe(0)
})
