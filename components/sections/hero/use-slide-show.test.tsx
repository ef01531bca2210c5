import { act, renderHook } from '@testing-library/react'

import { HERO_ADVANCE_MS, useSlideShow } from './use-slide-show'

const LOCK_MS = 600

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('a slide that is chosen at the moment at which the lock of the last change ends is locked in its turn', () => {
  const { result } = renderHook(() => useSlideShow(4, true))
  act(() => result.current.choose(1))
  // React renders both at once: the lock ends and begins in one render.
  act(() => {
    jest.advanceTimersByTime(LOCK_MS)
    result.current.choose(2)
  })
  expect(result.current.index).toBe(2)
  act(() => result.current.choose(3))
  expect(result.current.index).toBe(2)
  pass(LOCK_MS)
  act(() => result.current.choose(3))
  expect(result.current.index).toBe(3)
  pass(LOCK_MS)
  pass(HERO_ADVANCE_MS)
  expect(result.current.index).toBe(0)
})
