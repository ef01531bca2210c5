import { holdEarlyClicks } from './early-clicks'
import { HYDRATED_EVENT } from './hydrated'
import { printAtClick } from './print-button'

test('prints at a click on the button or its icon, before hydration too, and once', () => {
  document.body.innerHTML = '<button data-print><svg></svg></button><button id="other"></button>'
  window.print = jest.fn()
  holdEarlyClicks(window)
  printAtClick(window)
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(window.print).toHaveBeenCalledTimes(1)
  document.querySelector<HTMLButtonElement>('#other')?.click()
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  expect(window.print).toHaveBeenCalledTimes(1)
})
