import { navigateWithTransition, finishViewTransition } from './view-transition'
import { SPINNER_AFTER_MS } from './pending-navigation'

let update: Promise<void> | undefined
const skipTransition = jest.fn()
const navigate = jest.fn()
const startViewTransition = jest.fn((callback: () => Promise<void>) => {
  update = callback()
  return { skipTransition, ready: Promise.resolve() }
})

/** Whether the browser may go on and show the new page. */
async function isUpdated(): Promise<boolean> {
  let done = false
  void update?.then(() => (done = true))
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  return done
}

const stillness = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches }) as unknown as MediaQueryList })

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  Object.assign(document, { startViewTransition })
  stillness(false)
})
afterEach(() => jest.useRealTimers())

test('the browser waits until the new page stands', async () => {
  navigateWithTransition(window, navigate)
  expect(navigate).toHaveBeenCalledTimes(1)
  expect(await isUpdated()).toBe(false)
  finishViewTransition()
  expect(await isUpdated()).toBe(true)
  jest.advanceTimersByTime(SPINNER_AFTER_MS)
  expect(skipTransition).not.toHaveBeenCalled()
})

test('a page that takes as long as the spinner waits for comes without', async () => {
  navigateWithTransition(window, navigate)
  jest.advanceTimersByTime(SPINNER_AFTER_MS - 1)
  expect(await isUpdated()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(skipTransition).toHaveBeenCalledTimes(1)
  expect(await isUpdated()).toBe(true)
})

test('who asks for stillness gets none', () => {
  stillness(true)
  navigateWithTransition(window, navigate)
  expect(startViewTransition).not.toHaveBeenCalled()
  expect(navigate).toHaveBeenCalledTimes(1)
})

test('a browser that cannot navigates all the same', () => {
  Reflect.deleteProperty(document, 'startViewTransition')
  navigateWithTransition(window, navigate)
  expect(navigate).toHaveBeenCalledTimes(1)
})
