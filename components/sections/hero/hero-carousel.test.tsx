import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { HeroCarousel } from './hero-carousel'

/** Specification, ms. */
const ADVANCE_MS = 7000
const LOCK_MS = 600

const titles = ['Security', 'Learning', 'Planning', 'Industry']
const labels = { explore: 'Explore →', scrollDown: 'Scroll down', slides: 'Slides', pause: 'Pause', play: 'Play' }
const slides = titles.map((title) => ({
  id: title.toLowerCase(),
  title,
  subtitle: `About ${title}`,
  href: `/${title.toLowerCase()}`,
  background: null,
  thumbnail: null,
}))

/** Says to the components whether they are in the window. */
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

/** A pointer of a kind comes to an element; jsdom knows no PointerEvent. */
const pointAt = (element: Element, pointerType: string) =>
  fireEvent(element, Object.assign(createEvent.pointerOver(element), { pointerType }))

/** The hero under a fake clock, its parts as a visitor knows them. */
function openHero() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<HeroCarousel slides={slides} labels={labels} />)
  const heading = () => screen.getByRole('heading', { level: 1 })
  const thumbnail = (title: string) => screen.getByRole('button', { name: title })
  return {
    user,
    heading,
    shown: () => heading().textContent,
    thumbnail,
    /** As a finger or the mouse does: the focus is not seen. */
    choose: (title: string) => act(() => thumbnail(title).click()),
    button: () => screen.getByRole('button', { name: /^(Pause|Play)$/ }),
    explore: () => screen.getByRole('link', { name: /Explore/ }),
    live: () => heading().closest('[aria-live]')?.getAttribute('aria-live'),
    isRunning: () => document.querySelector('.hero-stage')?.hasAttribute('data-running'),
  }
}

test('one slide is the heading, with its link and its thumbnail marked; the others are hidden', () => {
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

test('what is chosen is announced, and what comes by itself is not', () => {
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

test('the line over a thumbnail runs from the end of a choice until the pause', () => {
  const hero = openHero()
  expect(hero.isRunning()).toBe(true)
  hero.choose('Learning')
  expect(hero.isRunning()).toBe(false)
  pass(LOCK_MS)
  expect(hero.isRunning()).toBe(true)
  act(() => hero.button().click())
  expect(hero.isRunning()).toBe(false)
})

test('the button stops the slides and starts them again', () => {
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

test('the keyboard stops the slides for good, but for its stop at the button', async () => {
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

test('the slides wait while the mouse is on their words or their link, and then go on', () => {
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
    fireEvent.pointerLeave(document.querySelector('.hero-words') as Element)
    pass(ADVANCE_MS)
    expect(hero.shown()).toBe(next)
  }
})

test.each([
  ['a finger on the words', 'touch', () => screen.getByRole('heading', { level: 1 })],
  ['the mouse on a thumbnail', 'mouse', () => screen.getByRole('button', { name: 'Planning' })],
])('%s does not hold the slides', (_name, pointerType, part) => {
  const hero = openHero()
  pointAt(part(), pointerType)
  pass(ADVANCE_MS)
  expect(hero.shown()).toBe('Learning')
})

test('the slides rest off screen', () => {
  const hero = openHero()
  report(false)
  pass(10 * ADVANCE_MS)
  expect([hero.shown(), hero.isRunning()]).toEqual(['Security', false])
  report(true)
  pass(ADVANCE_MS)
  expect(hero.shown()).toBe('Learning')
})

test('the slides rest in a hidden tab', () => {
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

test('under reduced motion the slides do not advance until the button is pressed; they can be chosen', () => {
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

test('the slides stop when the visitor begins to prefer reduced motion', () => {
  const hero = openHero()
  media.reducesMotion = true
  act(() => media.changes.forEach((changed) => changed()))
  expect(hero.button()).toHaveAccessibleName('Play')
  pass(10 * ADVANCE_MS)
  expect(hero.shown()).toBe('Security')
})
