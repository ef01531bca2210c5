import { renderHook } from '@testing-library/react'

import type { CarouselApi } from './carousel-engine'
import { useCopies } from './use-copies'

const SLIDES = ['a', 'b', 'c'].map((id) => ({ id, label: id, content: null }))

/** Embla at a slide, with this many slides. */
function embla(selected: number, count: number) {
  const at = { selected, count }
  const handlers = new Map<string, () => void>()
  const scrollTo = jest.fn()
  const api = {
    on: (event: string, handler: () => void) => handlers.set(event, handler),
    off: (event: string) => handlers.delete(event),
    selectedScrollSnap: () => at.selected,
    scrollSnapList: () => Array.from({ length: at.count }, () => 0),
    scrollTo,
  }
  return { at, api: api as unknown as CarouselApi, scrollTo, emit: (event: string) => handlers.get(event)?.() }
}

test('has each slide once until copies are wanted, then three times, with an id for each', () => {
  expect(renderHook(() => useCopies(SLIDES, undefined, false)).result.current).toEqual(SLIDES)
  const { result } = renderHook(() => useCopies(SLIDES, embla(0, 9).api, true))
  expect(result.current.map(({ label }) => label).join('')).toBe('abcabcabc')
  expect(new Set(result.current.map(({ id }) => id)).size).toBe(9)
  expect(renderHook(() => useCopies(SLIDES, undefined, true)).result.current).toHaveLength(9)
})

test.each([
  ['goes on from the middle set after a move into the last', 7, [[4, true]]],
  ['goes on from the middle set after a move into the first', 2, [[5, true]]],
  ['stays in the middle set', 4, []],
])('%s', (_, selected, calls) => {
  const { at, api, scrollTo, emit } = embla(3, 9)
  const { unmount } = renderHook(() => useCopies(SLIDES, api, true))
  at.selected = selected
  emit('settle')
  expect(scrollTo.mock.calls).toEqual(calls)
  unmount()
  emit('settle')
  expect(scrollTo.mock.calls).toEqual(calls)
})

test('goes to the middle set as soon as Embla knows the copies', () => {
  const { at, api, scrollTo, emit } = embla(0, 3)
  renderHook(() => useCopies(SLIDES, api, true))
  expect(scrollTo).not.toHaveBeenCalled()
  at.count = 9
  emit('reInit')
  expect(scrollTo.mock.calls).toEqual([[3, true]])
  const later = embla(1, 9)
  renderHook(() => useCopies(SLIDES, later.api, true))
  expect(later.scrollTo.mock.calls).toEqual([[4, true]])
})
