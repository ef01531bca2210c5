import {
  HYDRATION_LIMIT_MS,
  INTENTS,
  RETRY_AFTER_MS,
  SCRIPT_FOLDER,
  SCRIPT_LIST_ID,
  START_AFTER_LOAD_MS,
  startFramework,
} from './framework-scripts'
import { HYDRATED_EVENT } from './hydrated'

const SCRIPTS = [`${SCRIPT_FOLDER}a.js`, `${SCRIPT_FOLDER}b.js`]

const scripts = () => [...document.head.querySelectorAll('script')]
const sources = () => scripts().map((script) => script.getAttribute('src'))
const setReadyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true })
const comesTrue = (type: 'load' | 'error', script: HTMLScriptElement | undefined) => {
  script?.dispatchEvent(new Event(type))
  return jest.advanceTimersByTimeAsync(0)
}
const message = () => document.querySelector('p') as HTMLElement
const button = () => document.querySelector('button') as HTMLButtonElement

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.removeAttribute('data-scripts-failed')
  document.head.innerHTML = ''
  document.body.innerHTML = `<p hidden data-script-error></p><button data-early></button>
    <script type="text/plain" id="${SCRIPT_LIST_ID}">a b</script>`
  Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback) })
  setReadyState('interactive')
  startFramework(window)
})
afterEach(() => {
  // Removes the listeners of this page.
  window.dispatchEvent(new Event('pointermove'))
  jest.useRealTimers()
})

test.each(INTENTS)('%s loads all scripts once', (type) => {
  expect(sources()).toEqual([])
  window.dispatchEvent(new Event(type))
  expect(sources()).toEqual(SCRIPTS)
  window.dispatchEvent(new Event(type))
  expect(sources()).toHaveLength(2)
})

test.each([
  ['a pointermove of a pointer that rests', () => window.dispatchEvent(new MouseEvent('pointermove'))],
  ['a scroll of a page that has not moved', () => document.dispatchEvent(new Event('scroll', { bubbles: true }))],
])('%s loads nothing', (_, send) => {
  send()
  expect(sources()).toEqual([])
})

test.each([
  [
    'a pointermove elsewhere',
    () => window.dispatchEvent(new MouseEvent('pointermove', { clientX: 200, clientY: 400 })),
  ],
  ['a scroll of a list', () => document.body.dispatchEvent(new Event('scroll'))],
])('%s loads the scripts', (_, send) => {
  send()
  expect(sources()).toEqual(SCRIPTS)
})

test('loads the scripts in idle time after the load event if the visitor does nothing', () => {
  setReadyState('complete')
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(START_AFTER_LOAD_MS - 1)
  expect(sources()).toEqual([])
  jest.advanceTimersByTime(2)
  expect(sources()).toEqual(SCRIPTS)
})

test('starts in idle time too when this script comes after the load event', () => {
  // Ends the start of this page.
  window.dispatchEvent(new Event('keydown'))
  document.head.innerHTML = ''
  setReadyState('complete')
  startFramework(window)
  jest.advanceTimersByTime(START_AFTER_LOAD_MS + 1)
  expect(sources()).toEqual(SCRIPTS)
})

test('waits for the list of scripts when the visitor acts while the page is being parsed', () => {
  setReadyState('loading')
  window.dispatchEvent(new Event('keydown'))
  expect(sources()).toEqual([])
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(sources()).toEqual(SCRIPTS)
})

test('tries a failed script once more', async () => {
  window.dispatchEvent(new Event('keydown'))
  await comesTrue('load', scripts()[0])
  await comesTrue('error', scripts()[1])
  await jest.advanceTimersByTimeAsync(RETRY_AFTER_MS)
  expect(sources()).toEqual([...SCRIPTS, SCRIPTS[1]])
  await comesTrue('load', scripts()[2])
  expect(message().hidden).toBe(true)
  expect(button().disabled).toBe(false)
})

test('reports a script that fails twice and disables the form', async () => {
  window.dispatchEvent(new Event('keydown'))
  await comesTrue('error', scripts()[1])
  await jest.advanceTimersByTimeAsync(RETRY_AFTER_MS)
  await comesTrue('error', scripts()[2])
  expect(document.documentElement).toHaveAttribute('data-scripts-failed')
  expect(message().hidden).toBe(false)
  expect(button().disabled).toBe(true)
})

test('reports a page that its scripts do not hydrate', async () => {
  window.dispatchEvent(new Event('keydown'))
  for (const script of scripts()) await comesTrue('load', script)
  await jest.advanceTimersByTimeAsync(HYDRATION_LIMIT_MS - 1)
  expect(message().hidden).toBe(true)
  await jest.advanceTimersByTimeAsync(1)
  expect(message().hidden).toBe(false)
})

test('reports scripts that never arrive', async () => {
  window.dispatchEvent(new Event('keydown'))
  await comesTrue('load', scripts()[0])
  await jest.advanceTimersByTimeAsync(HYDRATION_LIMIT_MS - 1)
  expect(message().hidden).toBe(true)
  await jest.advanceTimersByTimeAsync(1)
  expect(message().hidden).toBe(false)
  expect(button().disabled).toBe(true)
})

test('does not report a hydrated page', async () => {
  window.dispatchEvent(new Event('keydown'))
  for (const script of scripts()) await comesTrue('load', script)
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  await jest.advanceTimersByTimeAsync(HYDRATION_LIMIT_MS)
  expect(message().hidden).toBe(true)
})

test('withdraws the report when the page is hydrated late', async () => {
  window.dispatchEvent(new Event('keydown'))
  for (const script of scripts()) await comesTrue('load', script)
  await jest.advanceTimersByTimeAsync(HYDRATION_LIMIT_MS)
  expect(message().hidden).toBe(false)
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  expect(message().hidden).toBe(true)
  expect(document.documentElement).not.toHaveAttribute('data-scripts-failed')
})
