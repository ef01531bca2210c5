import { printDisclosures } from './printed-disclosures'

const open = () => [...document.querySelectorAll('details')].map((disclosure) => disclosure.open)

/** Whether the style sheet can show what is in closed disclosures. */
let canStyle = false

beforeEach(() => {
  document.body.innerHTML = '<details open></details><details></details>'
  window.CSS = { supports: () => canStyle } as unknown as typeof CSS
})

test('where the style sheet opens disclosures on paper, the script leaves them', () => {
  canStyle = true
  printDisclosures(window)
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, false])
})

test('elsewhere it opens them while the page is printed', () => {
  canStyle = false
  printDisclosures(window)
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, true])
  window.dispatchEvent(new Event('afterprint'))
  expect(open()).toEqual([true, false])
})
