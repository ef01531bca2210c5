import { act, renderHook } from '@testing-library/react'

import { HERO_ADVANCE_MS } from '@/lib/hero-advance'

import { useHero } from './use-hero'

/** ms; docs/specification.md#hero */
const ADVANCE_MS = 7000
const LOCK_MS = 600

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

/** A hero of four slides under a fake clock. */
function slideShow() {
  const { result } = renderHook(() => useHero(4, { current: null }))
  return {
    index: () => result.current.index,
    previous: () => result.current.previous,
    isAdvancing: () => result.current.isAdvancing,
    choose: (index: number) => act(() => result.current.choose(index)),
    /** Presses the button that pauses and plays. */
    toggle: () => act(() => result.current.toggle()),
    result,
  }
}

test('shows the next slide every 7 s, and the first after the last', () => {
  const show = slideShow()
  expect(HERO_ADVANCE_MS).toBe(ADVANCE_MS)
  for (const index of [0, 1, 2, 3, 0, 1]) {
    pass(ADVANCE_MS - 1)
    expect(show.index()).toBe(index)
    pass(1)
  }
  expect([show.previous(), show.index()]).toEqual([1, 2])
})

test('ignores a choice within 600 ms of a change', () => {
  const show = slideShow()
  show.choose(2)
  pass(LOCK_MS - 1)
  show.choose(1)
  expect(show.index()).toBe(2)
  pass(1)
  show.choose(1)
  expect(show.index()).toBe(1)
})

test('ignores choices for 600 ms after an automatic change too', () => {
  const show = slideShow()
  pass(ADVANCE_MS)
  pass(LOCK_MS - 1)
  show.choose(0)
  expect(show.index()).toBe(1)
  pass(1)
  show.choose(0)
  expect(show.index()).toBe(0)
})

test('locks again for a slide chosen just as the last lock ends', () => {
  const { result, choose, index } = slideShow()
  choose(1)
  // React renders both at once: one lock ends and another begins in the same render.
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

test('changes nothing when the current slide is chosen, its remaining time included', () => {
  const show = slideShow()
  pass(ADVANCE_MS - 1)
  show.choose(0)
  expect([show.index(), show.isAdvancing()]).toEqual([0, true])
  pass(1)
  expect(show.index()).toBe(1)
})

test('shows a chosen slide for 7 s, counted from the end of its lock', () => {
  const show = slideShow()
  pass(ADVANCE_MS - 1)
  show.choose(2)
  expect([show.previous(), show.isAdvancing()]).toEqual([0, false])
  pass(LOCK_MS)
  expect(show.isAdvancing()).toBe(true)
  pass(ADVANCE_MS - 1)
  expect(show.index()).toBe(2)
  pass(1)
  expect(show.index()).toBe(3)
})

test('takes no time from a slide while it is paused', () => {
  const show = slideShow()
  for (const index of [0, 1]) {
    pass(3000)
    show.toggle()
    pass(10 * ADVANCE_MS)
    expect(show.index()).toBe(index)
    show.toggle()
    pass(ADVANCE_MS - 3000 - 1)
    expect(show.index()).toBe(index)
    pass(1)
  }
  expect(show.index()).toBe(2)
})

test('keeps a slide chosen during a pause, and then shows it for its full time', () => {
  const show = slideShow()
  pass(3000)
  show.toggle()
  show.choose(3)
  pass(10 * ADVANCE_MS)
  expect(show.index()).toBe(3)
  show.toggle()
  pass(ADVANCE_MS - 1)
  expect(show.index()).toBe(3)
  pass(1)
  expect(show.index()).toBe(0)
})
