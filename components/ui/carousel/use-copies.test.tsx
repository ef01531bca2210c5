import { renderHook } from '@testing-library/react'

import type { CarouselApi } from './carousel-engine'
import { useCopies } from './use-copies'

const SLIDES = ['a', 'b', 'c'].map((id) => ({ id, label: id, content: null }))

/** Embla at a slide, with so many slides. */
function embla(selected: number, count: number) {
  const handlers = new Map<string, () => void>()
  const scrollTo = jest.fn()
  const api = {
    on: (event: string, handler: () => void) => handlers.set(event, handler),
    off: (event: string) => handlers.delete(event),
    selectedScrollSnap: () => selected,
    scrollSnapList: () => Array.from({ length: count }, () => 0),
    scrollTo,
  }
  return { api: api as unknown as CarouselApi, scrollTo, emit: (event: string) => handlers.get(event)?.() }
}

test('has each slide once until Embla runs, then three times, with an id for each', () => {
  expect(renderHook(() => useCopies(SLIDES, undefined)).result.current).toEqual(SLIDES)
  const { result } = renderHook(() => useCopies(SLIDES, embla(0, 9).api))
  expect(result.current.map(({ label }) => label).join('')).toBe('abcabcabc')
  expect(new Set(result.current.map(({ id }) => id)).size).toBe(9)
  expect(renderHook(() => useCopies(SLIDES, undefined, true)).result.current).toHaveLength(9)
})

test.each([
  ['goes on from the middle set after a move into the last', 7, 9, [[4, true]]],
  ['goes on from the middle set after a move into the first', 2, 9, [[5, true]]],
  ['stays in the middle set', 4, 9, []],
  ['waits until Embla knows the copies', 0, 3, []],
])('%s', (_, selected, count, calls) => {
  const { api, scrollTo, emit } = embla(selected, count)
  const { unmount } = renderHook(() => useCopies(SLIDES, api))
  emit('settle')
  expect(scrollTo.mock.calls).toEqual(calls)
  unmount()
  emit('settle')
  expect(scrollTo.mock.calls).toEqual(calls)
})
