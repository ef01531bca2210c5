import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'

import type { CarouselApi } from '@/components/ui/carousel/carousel-engine'

import { useAutoplay } from './use-autoplay'

/** The calls that the hook makes to Embla and its autoplay plugin. */
function standInForEmbla() {
  const listeners = new Map<string, Set<() => void>>()
  const plugin = { isPlaying: false, play: jest.fn(), stop: jest.fn(), reset: jest.fn() }
  plugin.play.mockImplementation(() => (plugin.isPlaying = true))
  plugin.stop.mockImplementation(() => (plugin.isPlaying = false))
  const move = { duration: jest.fn(), scrollTo: jest.fn() }
  const api = {
    on(type: string, listener: () => void) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
      return api
    },
    off(type: string, listener: () => void) {
      listeners.get(type)?.delete(listener)
      return api
    },
    plugins: () => ({ autoplay: plugin }),
    rootNode: () => document.body,
    slideNodes: () => [],
    selectedScrollSnap: () => 1,
    scrollTo: move.scrollTo,
    internalEngine: () => ({
      scrollBody: { useDuration: move.duration },
      target: { set: jest.fn() },
      offsetLocation: {},
    }),
  }
  const emit = (type: string) => act(() => listeners.get(type)?.forEach((listener) => listener()))
  return { api: api as unknown as CarouselApi, plugin, move, emit }
}

type Report = (entries: readonly { isIntersecting: boolean }[]) => void
let report: Report
const media = { reducesMotion: false, changed: () => {} }

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(media, { reducesMotion: false })
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        media: query,
        matches: media.reducesMotion,
        addEventListener: (_type: string, listener: () => void) => (media.changed = listener),
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
  window.IntersectionObserver = class {
    constructor(callback: Report) {
      report = callback
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function Cards({ api }: { api: CarouselApi }) {
  const root = useRef<HTMLDivElement>(null)
  const { isPlaying, toggle, stopForKeyboard, cardsProps } = useAutoplay(api, root)
  return (
    <div ref={root}>
      <button onClick={toggle}>{isPlaying ? 'Pause' : 'Play'}</button>
      <button onFocus={stopForKeyboard}>Next</button>
      <div {...cardsProps} data-testid="cards">
        <a href="#card">Card</a>
      </div>
    </div>
  )
}

const frame = () => act(() => jest.advanceTimersByTime(20))

function openCards() {
  const embla = standInForEmbla()
  const { rerender } = render(<Cards api={undefined} />)
  rerender(<Cards api={embla.api} />)
  frame()
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
  /** jsdom has no PointerEvent. */
  const point = (type: 'pointerover' | 'pointerout', pointerType: string) =>
    fireEvent(
      screen.getByTestId('cards'),
      Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }), { pointerType }),
    )
  return {
    ...embla,
    press,
    enter: (pointerType: string) => point('pointerover', pointerType),
    leave: (pointerType: string) => point('pointerout', pointerType),
    moves() {
      frame()
      return embla.plugin.isPlaying
    },
    button: () => screen.getByRole('button', { name: /Pause|Play/ }).textContent,
  }
}

test('moves the cards from the start, with a full delay after each move', () => {
  const { moves, plugin, emit, button } = openCards()
  expect([moves(), button()]).toEqual([true, 'Pause'])
  emit('select')
  expect(plugin.reset).toHaveBeenCalledTimes(1)
})

test('continues after a new layout, which stops the plugin', () => {
  const { moves, plugin, emit } = openCards()
  plugin.isPlaying = false
  emit('reInit')
  expect(moves()).toBe(true)
})

test('stops the cards in their move by the pause button, and restarts them', () => {
  const { press, moves, move } = openCards()
  press('Pause')
  expect(moves()).toBe(false)
  expect(move.duration).toHaveBeenCalledWith(0)
  press('Play')
  expect(moves()).toBe(true)
})

test('waits under the mouse, and then finishes the interrupted move', () => {
  const { enter, leave, moves, move, button } = openCards()
  enter('mouse')
  expect([moves(), button()]).toEqual([false, 'Pause'])
  expect(move.duration).toHaveBeenCalledWith(0)
  leave('mouse')
  expect(moves()).toBe(true)
  expect(move.scrollTo).toHaveBeenCalledWith(1)
})

test('does not wait for a finger', () => {
  const { enter, moves } = openCards()
  enter('touch')
  expect(moves()).toBe(true)
})

test('waits during a drag, and stays where it was paused before it', () => {
  const { emit, moves, press } = openCards()
  emit('pointerDown')
  expect(moves()).toBe(false)
  emit('pointerUp')
  expect(moves()).toBe(true)
  press('Pause')
  emit('pointerDown')
  emit('pointerUp')
  expect(moves()).toBe(false)
})

test('rests off screen', () => {
  const { moves } = openCards()
  act(() => report([{ isIntersecting: false }]))
  expect(moves()).toBe(false)
  act(() => report([{ isIntersecting: true }]))
  expect(moves()).toBe(true)
})

test.each([['Next'], ['Card']])('stops for good for the keyboard at %s', async (name) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const { moves, button, press } = openCards()
  while (document.activeElement?.textContent !== name) await user.tab()
  expect([moves(), button()]).toEqual([false, 'Play'])
  act(() => (document.activeElement as HTMLElement).blur())
  expect(moves()).toBe(false)
  press('Play')
  expect(moves()).toBe(true)
})

test('does not start while a card has keyboard focus', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const { api, plugin } = standInForEmbla()
  const { rerender } = render(<Cards api={undefined} />)
  await user.tab()
  rerender(<Cards api={api} />)
  frame()
  expect(plugin.play).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('starts under reduced motion by its button only', () => {
  media.reducesMotion = true
  const { moves, press, button } = openCards()
  expect([moves(), button()]).toEqual([false, 'Play'])
  press('Play')
  expect([moves(), button()]).toEqual([true, 'Pause'])
})

test('follows a change of the preference for reduced motion', () => {
  media.reducesMotion = true
  const { moves, button } = openCards()
  for (const reducesMotion of [false, true]) {
    Object.assign(media, { reducesMotion })
    act(() => media.changed())
    expect([moves(), button()]).toEqual(reducesMotion ? [false, 'Play'] : [true, 'Pause'])
  }
})
