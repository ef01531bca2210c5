import { navigationStarted, slowNavigation } from './pending-navigation'

const LIMIT_MS = 150

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a page that comes within 150 ms shows no spinner', () => {
  const arrived = navigationStarted()
  jest.advanceTimersByTime(LIMIT_MS - 1)
  expect(slowNavigation.get()).toBe(false)
  arrived()
  jest.advanceTimersByTime(LIMIT_MS)
  expect(slowNavigation.get()).toBe(false)
})

test('a slow page shows it until it is there', () => {
  const changed = jest.fn()
  const unsubscribe = slowNavigation.subscribe(changed)
  const arrived = navigationStarted()
  jest.advanceTimersByTime(LIMIT_MS)
  expect(slowNavigation.get()).toBe(true)
  arrived()
  expect(slowNavigation.get()).toBe(false)
  expect(changed).toHaveBeenCalledTimes(2)
  unsubscribe()
  const arrivedAgain = navigationStarted()
  jest.advanceTimersByTime(LIMIT_MS)
  arrivedAgain()
  expect(changed).toHaveBeenCalledTimes(2)
})

test('a second click keeps it until the last page is there', () => {
  const firstGone = navigationStarted()
  jest.advanceTimersByTime(LIMIT_MS)
  const secondArrived = navigationStarted()
  firstGone()
  expect(slowNavigation.get()).toBe(true)
  secondArrived()
  expect(slowNavigation.get()).toBe(false)
})

test('is never shown in the exported HTML', () => {
  expect(slowNavigation.getOnServer()).toBe(false)
})
