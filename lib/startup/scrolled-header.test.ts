import { watchScroll } from './scrolled-header'

const root = document.documentElement

beforeAll(() => watchScroll(window))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

test.each([
  [50, false],
  [51, true],
  [0, false],
])('at %i px the header is scrolled: %s', (y, isScrolled) => {
  scrollTo(y)
  jest.advanceTimersByTime(10)
  expect(root.hasAttribute('data-scrolled')).toBe(isScrolled)
})

test('checks once, 10 ms after the last of several scroll events', () => {
  scrollTo(0)
  jest.advanceTimersByTime(10)
  scrollTo(60)
  jest.advanceTimersByTime(9)
  scrollTo(70)
  jest.advanceTimersByTime(9)
  expect(root).not.toHaveAttribute('data-scrolled')
  jest.advanceTimersByTime(1)
  expect(root).toHaveAttribute('data-scrolled')
})

test('is right at once when the script comes after the load event', () => {
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true })
  root.removeAttribute('data-scrolled')
  watchScroll(window)
  expect(root).toHaveAttribute('data-scrolled')
})

test('is right at once on a page restored at its old scroll position', () => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  window.dispatchEvent(new Event('pageshow'))
  expect(root).not.toHaveAttribute('data-scrolled')
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true })
  window.dispatchEvent(new Event('pageshow'))
  expect(root).toHaveAttribute('data-scrolled')
})
