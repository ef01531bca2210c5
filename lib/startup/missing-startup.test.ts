import { HYDRATION_LIMIT_MS } from './framework-scripts'
import { reportMissingStartup } from './missing-startup'

const message = () => document.querySelector('p') as HTMLElement
const button = () => document.querySelector('button') as HTMLButtonElement

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<p hidden data-script-error></p><button disabled data-early></button>'
  reportMissingStartup(window)
})
afterEach(() => jest.useRealTimers())

test('reports a startup script that never runs', () => {
  jest.advanceTimersByTime(HYDRATION_LIMIT_MS - 1)
  expect(message()).not.toBeVisible()
  jest.advanceTimersByTime(1)
  expect(message()).toBeVisible()
  expect(button()).toBeDisabled()
})

test('reports nothing once the startup script has enabled the button', () => {
  button().disabled = false
  jest.advanceTimersByTime(HYDRATION_LIMIT_MS)
  expect(message()).not.toBeVisible()
  expect(button()).toBeEnabled()
})
