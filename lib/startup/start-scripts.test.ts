import { fakePaint } from './fake-paint'
import { PAGE_SCRIPTS_ID, type PageScript } from './page-scripts'
import { QUIET_AFTER_LOAD_MS, START_AFTER_LOAD_MS, startScripts } from './start-scripts'

const SCRIPTS: readonly PageScript[] = [
  { src: '/a.js', integrity: 'sha256-a' },
  { src: '/b.js', integrity: 'sha256-b' },
]
const started = () => [...document.head.querySelectorAll('script')]
const names = () => started().map((script) => script.getAttribute('src'))

let fetched: jest.Mock
let frames: ReturnType<typeof fakePaint>

beforeEach(() => {
  jest.useFakeTimers()
  frames = fakePaint()
  document.head.innerHTML = ''
  document.body.innerHTML = `<script type="application/json" id="${PAGE_SCRIPTS_ID}">${JSON.stringify(SCRIPTS)}</script>`
  fetched = jest.fn().mockResolvedValue(undefined)
  Object.assign(window, { fetch: fetched, requestIdleCallback: (callback: () => void) => setTimeout(callback) })
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
  startScripts(window)
  document.dispatchEvent(new Event('DOMContentLoaded'))
})
afterEach(() => {
  // Takes the listeners of the last page away.
  window.dispatchEvent(new Event('pointermove'))
  frames.restore()
  jest.useRealTimers()
})

const load = () => window.dispatchEvent(new Event('load'))

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'])(
  '%s starts all scripts in their order, each with its integrity',
  (type) => {
    expect(names()).toEqual([])
    window.dispatchEvent(new Event(type))
    expect(names()).toEqual(['/a.js', '/b.js'])
    expect(started().map(({ integrity, async }) => ({ integrity, async }))).toEqual([
      { integrity: 'sha256-a', async: false },
      { integrity: 'sha256-b', async: false },
    ])
    window.dispatchEvent(new Event(type))
    expect(names()).toHaveLength(2)
  },
)

const fetchedNames = () => fetched.mock.calls.map(([src]) => src as string)

test('they are fetched quietly one second after the page has loaded, one in each idle time, and not before it is painted', () => {
  load()
  jest.advanceTimersByTime(QUIET_AFTER_LOAD_MS - 1)
  expect(fetched).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(fetched).not.toHaveBeenCalled()
  frames.paint()
  expect(fetchedNames()).toEqual(['/a.js'])
  jest.advanceTimersByTime(1)
  expect(fetchedNames()).toEqual(['/a.js', '/b.js'])
  expect(names()).toEqual([])
})

test('who comes while they are fetched has them started; the rest is not fetched twice', () => {
  load()
  jest.advanceTimersByTime(QUIET_AFTER_LOAD_MS)
  frames.paint()
  window.dispatchEvent(new Event('pointermove'))
  jest.advanceTimersByTime(1)
  expect(names()).toEqual(['/a.js', '/b.js'])
  expect(fetchedNames()).toEqual(['/a.js'])
})

test('a page that nobody touches starts one script after the other', () => {
  load()
  jest.advanceTimersByTime(START_AFTER_LOAD_MS)
  jest.advanceTimersByTime(1)
  expect(names()).toEqual(['/a.js'])
  started()[0]?.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(1)
  expect(names()).toEqual(['/a.js', '/b.js'])
})

test('an intent in between starts what is left', () => {
  load()
  jest.advanceTimersByTime(START_AFTER_LOAD_MS + 1)
  window.dispatchEvent(new Event('keydown'))
  expect(names()).toEqual(['/a.js', '/b.js'])
})
