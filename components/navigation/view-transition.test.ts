import { finishViewTransition, navigateWithTransition, SLOW_NAVIGATION_MS } from './view-transition'

let update: Promise<void> | undefined
let ready = () => Promise.resolve()
const skipTransition = jest.fn()
const navigate = jest.fn()
const startViewTransition = jest.fn((callback: () => Promise<void>) => {
  update = callback()
  return { skipTransition, ready: ready(), updateCallbackDone: ready(), finished: ready() }
})

/** Whether an update callback has told the browser that the new page is in place. */
async function isDone(callback: Promise<void> | undefined): Promise<boolean> {
  let done = false
  void callback?.then(() => (done = true))
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  return done
}

const setReducedMotion = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches }) as unknown as MediaQueryList })

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  Object.assign(document, { startViewTransition })
  setReducedMotion(false)
})
afterEach(() => {
  ready = () => Promise.resolve()
})
afterEach(() => jest.useRealTimers())

test('makes the browser wait for the new page', async () => {
  navigateWithTransition(navigate)
  expect(navigate).toHaveBeenCalledTimes(1)
  expect(await isDone(update)).toBe(false)
  finishViewTransition()
  expect(await isDone(update)).toBe(true)
  jest.advanceTimersByTime(SLOW_NAVIGATION_MS)
  expect(skipTransition).not.toHaveBeenCalled()
})

test('ends the transition when the navigation is slow', async () => {
  navigateWithTransition(navigate)
  jest.advanceTimersByTime(SLOW_NAVIGATION_MS - 1)
  expect(await isDone(update)).toBe(false)
  jest.advanceTimersByTime(1)
  expect(skipTransition).toHaveBeenCalledTimes(1)
  expect(await isDone(update)).toBe(true)
})

test('lets a later transition finish after an earlier one', async () => {
  navigateWithTransition(navigate)
  jest.advanceTimersByTime(SLOW_NAVIGATION_MS - 1)
  navigateWithTransition(navigate)
  const second = update
  // Ends the first one.
  jest.advanceTimersByTime(1)
  expect(await isDone(second)).toBe(false)
  finishViewTransition()
  expect(await isDone(second)).toBe(true)
})

test('handles every promise of a transition that a page load ends', async () => {
  const rejected: Promise<void>[] = []
  ready = () => {
    const promise = Promise.reject<void>(new DOMException('Transition was aborted', 'InvalidStateError'))
    jest.spyOn(promise, 'catch')
    rejected.push(promise)
    return promise
  }
  navigateWithTransition(navigate)
  expect(rejected).toHaveLength(3)
  for (const promise of rejected) expect(promise.catch).toHaveBeenCalled()
  finishViewTransition()
  expect(await isDone(update)).toBe(true)
})

test('navigates without a transition under reduced motion', () => {
  setReducedMotion(true)
  navigateWithTransition(navigate)
  expect(startViewTransition).not.toHaveBeenCalled()
  expect(navigate).toHaveBeenCalledTimes(1)
})

test('navigates without a transition in a browser that has none', () => {
  Reflect.deleteProperty(document, 'startViewTransition')
  navigateWithTransition(navigate)
  expect(navigate).toHaveBeenCalledTimes(1)
})
