import { openDisclosures } from './disclosures'

const open = () => [...document.querySelectorAll('details')].map((details) => details.open)

const inBrowserWith = (detailsContent: boolean) => Object.assign(window, { CSS: { supports: () => detailsContent } })

beforeEach(() => {
  document.body.innerHTML =
    '<a href="#second"><sup>2</sup></a><details open></details><details><i id="second"></i></details><details></details>'
})

test('leaves disclosures alone where CSS prints their content', () => {
  inBrowserWith(true)
  openDisclosures(window)
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, false, false])
})

test('opens closed disclosures for printing and closes them afterwards', () => {
  inBrowserWith(false)
  openDisclosures(window)
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, true, true])
  window.dispatchEvent(new Event('afterprint'))
  expect(open()).toEqual([true, false, false])
})

test('opens the disclosure that a link points into', () => {
  inBrowserWith(true)
  openDisclosures(window)
  document.querySelector('sup')?.click()
  expect(open()).toEqual([true, true, false])
})
