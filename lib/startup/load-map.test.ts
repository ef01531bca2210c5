import { loadMap } from './load-map'
import { QUIET_AFTER_LOAD_MS } from './start-scripts'

const frame = () => document.querySelector('iframe')!

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<iframe data-src="https://maps.example/embed"></iframe>'
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the map waits until a second after the page has loaded', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  loadMap(window)
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(QUIET_AFTER_LOAD_MS - 1)
  expect(frame()).not.toHaveAttribute('src')
  jest.advanceTimersByTime(1)
  expect(frame()).toHaveAttribute('src', 'https://maps.example/embed')
})

test('on a page that one has come to by a link it does not wait', () => {
  loadMap(window)
  expect(frame()).toHaveAttribute('src', 'https://maps.example/embed')
})

test('a map that is there is not loaded again', () => {
  loadMap(window)
  frame().src = 'https://maps.example/moved'
  loadMap(window)
  expect(frame()).toHaveAttribute('src', 'https://maps.example/moved')
})

test('the keyboard passes the map until its document is there', () => {
  loadMap(window)
  expect(frame().tabIndex).toBe(-1)
  frame().dispatchEvent(new Event('load'))
  expect(frame()).not.toHaveAttribute('tabindex')
})
