import { smoothScrollTo } from './smooth-scroll'

const START = 100
const SECTION = 2100
const FRAME_MS = 16

const setPageEnd = (y: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: y + window.innerHeight, configurable: true })

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<section id="values" tabindex="-1"></section>'
  Object.defineProperty(window, 'scrollY', { value: START, configurable: true, writable: true })
  setPageEnd(2 * SECTION)
  window.scrollTo = jest.fn((options: ScrollToOptions) => {
    Object.assign(window, { scrollY: options.top })
  }) as unknown as typeof window.scrollTo
  const section = document.getElementById('values')
  if (section) section.getBoundingClientRect = () => ({ top: SECTION - window.scrollY }) as DOMRect
})
afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** The duration counts from the first frame. */
const pass = (ms: number) => jest.advanceTimersByTime(ms + 2 * FRAME_MS)

test('arrives after 1000 ms', () => {
  smoothScrollTo('values')
  expect(window.scrollY).toBe(START)
  jest.advanceTimersByTime(500)
  expect(window.scrollY).toBeGreaterThan(START + 500)
  expect(window.scrollY).toBeLessThan(SECTION - 500)
  jest.advanceTimersByTime(450)
  expect(window.scrollY).toBeLessThan(SECTION)
  pass(50)
  expect(window.scrollY).toBe(SECTION)
})

test('takes 1000 ms also to a section that cannot come to the top', () => {
  const end = SECTION - 500
  setPageEnd(end)
  smoothScrollTo('values')
  jest.advanceTimersByTime(900)
  expect(window.scrollY).toBeLessThan(end)
  pass(100)
  expect(window.scrollY).toBe(end)
})

test('moves the focus to the section without a second scroll', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  smoothScrollTo('values')
  expect(document.getElementById('values')).toHaveFocus()
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})

test('never scrolls backwards', () => {
  smoothScrollTo('values')
  let last = START
  for (let frame = 0; frame < 70; frame += 1) {
    jest.advanceTimersByTime(FRAME_MS)
    expect(window.scrollY).toBeGreaterThanOrEqual(last)
    last = window.scrollY
  }
  expect(last).toBe(SECTION)
})

test('takes a duration and an offset', () => {
  smoothScrollTo('values', { offset: -200, duration: 50 })
  pass(50)
  expect(window.scrollY).toBe(SECTION - 200)
})

test('stops at the end', () => {
  smoothScrollTo('values')
  pass(1000)
  window.scrollY = 0
  pass(1000)
  expect(window.scrollY).toBe(0)
})

test.each(['mousedown', 'wheel', 'touchmove', 'keydown'])('%s cancels it', (type) => {
  smoothScrollTo('values')
  jest.advanceTimersByTime(500)
  const place = window.scrollY
  document.body.dispatchEvent(new Event(type, { bubbles: true }))
  pass(1000)
  expect(window.scrollY).toBe(place)
})

test.each(['mousemove', 'touchstart', 'keyup', 'scroll'])('%s does not cancel it', (type) => {
  smoothScrollTo('values')
  jest.advanceTimersByTime(500)
  document.body.dispatchEvent(new Event(type, { bubbles: true }))
  pass(1000)
  expect(window.scrollY).toBe(SECTION)
})

test('the returned function cancels it', () => {
  const stop = smoothScrollTo('values')
  jest.advanceTimersByTime(500)
  const place = window.scrollY
  stop()
  pass(1000)
  expect(window.scrollY).toBe(place)
})

test('jumps under reduced motion', () => {
  const matchMedia = jest.spyOn(window, 'matchMedia')
  matchMedia.mockImplementation((media) => ({ media, matches: media.includes('reduced-motion') }) as MediaQueryList)
  smoothScrollTo('values', { offset: -200 })
  expect(window.scrollY).toBe(SECTION - 200)
})

test('does nothing if there is no such section', () => {
  smoothScrollTo('nowhere')()
  pass(1000)
  expect(window.scrollTo).not.toHaveBeenCalled()
})
