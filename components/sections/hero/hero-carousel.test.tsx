import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { HeroCarousel } from './hero-carousel'

/** ms; docs/specification.md#hero */
const ADVANCE_MS = 7000
const LOCK_MS = 600

const titles = ['Security', 'Learning', 'Planning', 'Industry']
const labels = { scrollDown: 'Scroll down', slides: 'Slides', pause: 'Pause', play: 'Play' }
const slides = titles.map((title) => ({
  id: title.toLowerCase(),
  title,
  subtitle: `About ${title}`,
  href: `/${title.toLowerCase()}`,
  background: null,
  thumbnail: null,
}))

/** Tells the components whether they are in the window. */
let report: (isIntersecting: boolean) => void
const media = { reducesMotion: false, changes: new Set<() => void>() }

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(media, { reducesMotion: false })
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        media: query,
        matches: query.includes('reduced-motion') && media.reducesMotion,
        addEventListener: (_type: string, listener: () => void) => media.changes.add(listener),
        removeEventListener: (_type: string, listener: () => void) => media.changes.delete(listener),
      }) as unknown as MediaQueryList,
  )
  window.IntersectionObserver = class {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      report = (isIntersecting) => act(() => callback([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

/** Moves a pointer of some kind to an element; jsdom has no PointerEvent. */
const pointAt = (element: Element, pointerType: string) =>
  fireEvent(element, Object.assign(createEvent.pointerOver(element), { pointerType }))

/** The hero under a fake clock, and its parts as a visitor knows them. */
function openHero() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(
    <HeroCarousel slides={slides} labels={labels} explore="Explore">
      {null}
    </HeroCarousel>,
  )
  const heading = () => screen.getByRole('heading', { level: 2 })
  const thumbnail = (title: string) => screen.getByRole('button', { name: title })
  return {
    user,
    heading,
    shown: () => heading().textContent,
    thumbnail,
    /** Presses like a finger or a mouse, without a focus ring. */
    choose: (title: string) => act(() => thumbnail(title).click()),
    button: () => screen.getByRole('button', { name: /^(Pause|Play)$/ }),
    explore: () => screen.getByRole('link', { name: /Explore/ }),
    live: () => heading().closest('[aria-live]')?.getAttribute('aria-live'),
    isRunning: () => document.querySelector('.hero-stage')?.hasAttribute('data-running'),
  }
}

test('makes one slide the heading, with its link and marked thumbnail, and hides the others', () => {
  const hero = openHero()
  for (const title of titles) {
    hero.choose(title)
    pass(LOCK_MS)
    expect(hero.shown()).toBe(title)
    expect(hero.explore()).toHaveAttribute('href', `/${title.toLowerCase()}`)
    expect(hero.explore()).toHaveAccessibleName(`Explore ${title}`)
    expect(screen.getAllByRole('button', { current: true })).toEqual([hero.thumbnail(title)])
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  }
})

test('announces a chosen slide but not one that comes by itself', () => {
  const hero = openHero()
  expect(hero.live()).toBe('off')
  hero.choose('Planning')
  expect([hero.live(), hero.shown()]).toEqual(['polite', 'Planning'])
  pass(LOCK_MS)
  expect(hero.live()).toBe('off')
  pass(ADVANCE_MS)
  expect([hero.live(), hero.shown()]).toEqual(['off', 'Industry'])
  act(() => hero.button().click())
  expect(hero.live()).toBe('polite')
})

test('runs the line over a thumbnail from the end of a choice until the pause', () => {
  const hero = openHero()
  expect(hero.isRunning()).toBe(true)
  hero.choose('Learning')
  expect(hero.isRunning()).toBe(false)
  pass(LOCK_MS)
  expect(hero.isRunning()).toBe(true)
  act(() => hero.button().click())
  expect(hero.isRunning()).toBe(false)
})

test('stops and restarts the slides by the button', () => {
  const hero = openHero()
  expect(hero.button()).toHaveAccessibleName('Pause')
  act(() => hero.button().click())
  expect(hero.button()).toHaveAccessibleName('Play')
  pass(10 * ADVANCE_MS)
  expect(hero.shown()).toBe('Security')
  act(() => hero.button().click())
  pass(ADVANCE_MS)
  expect(hero.shown()).toBe('Learning')
})

test('stops the slides for good for the keyboard, unless it stops at the button', async () => {
  const hero = openHero()
  await hero.user.tab()
  expect(hero.button()).toHaveFocus()
  pass(ADVANCE_MS)
  expect(hero.shown()).toBe('Learning')
  await hero.user.tab()
  expect(hero.explore()).toHaveFocus()
  expect(hero.button()).toHaveAccessibleName('Play')
  pass(10 * ADVANCE_MS)
  act(() => hero.explore().blur())
  pass(10 * ADVANCE_MS)
  expect(hero.shown()).toBe('Learning')
  act(() => hero.button().click())
  pass(ADVANCE_MS)
  expect(hero.shown()).toBe('Planning')
})

test('waits while the mouse is on the words or the link, then continues', () => {
  const hero = openHero()
  for (const [part, next] of [
    [hero.heading, 'Learning'],
    [hero.explore, 'Planning'],
  ] as const) {
    const before = hero.shown()
    pointAt(part(), 'mouse')
    pass(10 * ADVANCE_MS)
    expect(hero.shown()).toBe(before)
    expect(hero.button()).toHaveAccessibleName('Pause')
    fireEvent.pointerLeave(document.querySelector('[data-slot=hero-words]') as Element)
    pass(ADVANCE_MS)
    expect(hero.shown()).toBe(next)
  }
})

test.each([
  ['a finger on the words', 'touch', () => screen.getByRole('heading', { level: 2 })],
  ['the mouse on a thumbnail', 'mouse', () => screen.getByRole('button', { name: 'Planning' })],
])('%s does not stop the slides', (_name, pointerType, part) => {
  const hero = openHero()
  pointAt(part(), pointerType)
  pass(ADVANCE_MS)
  expect(hero.shown()).toBe('Learning')
})

test('rests off screen', () => {
  const hero = openHero()
  report(false)
  pass(10 * ADVANCE_MS)
  expect([hero.shown(), hero.isRunning()]).toEqual(['Security', false])
  report(true)
  pass(ADVANCE_MS)
  expect(hero.shown()).toBe('Learning')
})

test('rests in a hidden tab', () => {
  const hero = openHero()
  const setVisibility = (value: DocumentVisibilityState) =>
    act(() => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(value)
      document.dispatchEvent(new Event('visibilitychange'))
    })
  setVisibility('hidden')
  pass(10 * ADVANCE_MS)
  expect([hero.shown(), hero.isRunning()]).toEqual(['Security', false])
  setVisibility('visible')
  pass(ADVANCE_MS)
  expect(hero.shown()).toBe('Learning')
})

test('does not advance under reduced motion until the button is pressed, but slides can be chosen', () => {
  media.reducesMotion = true
  const hero = openHero()
  expect(hero.button()).toHaveAccessibleName('Play')
  pass(10 * ADVANCE_MS)
  expect(hero.shown()).toBe('Security')
  hero.choose('Industry')
  pass(10 * ADVANCE_MS)
  expect(hero.shown()).toBe('Industry')
  act(() => hero.button().click())
  pass(ADVANCE_MS)
  expect(hero.shown()).toBe('Security')
})

test('stops when the visitor begins to prefer reduced motion', () => {
  const hero = openHero()
  media.reducesMotion = true
  act(() => media.changes.forEach((changed) => changed()))
  expect(hero.button()).toHaveAccessibleName('Play')
  pass(10 * ADVANCE_MS)
  expect(hero.shown()).toBe('Security')
})
