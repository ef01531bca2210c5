import { RETRY_AFTER_MS } from './framework-scripts'
import { retryStartup } from './retry-startup'

const STARTUP = '/scripts/startup.01234567.js'

const sources = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const add = (src: string) => document.head.appendChild(Object.assign(document.createElement('script'), { src }))
const fail = (script: Element | null) => script?.dispatchEvent(new Event('error'))

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = ''
  retryStartup(window)
})
afterEach(() => {
  fail(add(STARTUP))
  jest.useRealTimers()
})

test('loads a startup script that has failed once more', () => {
  fail(add(STARTUP))
  jest.advanceTimersByTime(RETRY_AFTER_MS - 1)
  expect(sources()).toEqual([STARTUP])
  jest.advanceTimersByTime(1)
  expect(sources()).toEqual([STARTUP, new URL(STARTUP, location.href).href])
  fail(document.head.lastElementChild)
  jest.advanceTimersByTime(10 * RETRY_AFTER_MS)
  expect(sources()).toHaveLength(2)
})

test('leaves other scripts alone', () => {
  fail(add('/_next/static/chunks/a.js'))
  jest.advanceTimersByTime(10 * RETRY_AFTER_MS)
  expect(sources()).toHaveLength(1)
})
