import { openDisclosures } from './disclosures'

const open = () => [...document.querySelectorAll('details')].map((details) => details.open)

const inBrowserWith = (detailsContent: boolean) => Object.assign(window, { CSS: { supports: () => detailsContent } })

const scrollIntoView = jest.fn()

beforeEach(() => {
  history.replaceState(null, '', '/')
  Element.prototype.scrollIntoView = scrollIntoView.mockClear()
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

test('opens the disclosure that an address leads into, and shows its place', () => {
  inBrowserWith(true)
  history.replaceState(null, '', '#second')
  openDisclosures(window)
  expect(open()).toEqual([true, true, false])
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test('opens what phones fold for a link to its section, but not for one to the whole page', () => {
  const section = '<section id="list"><details data-folded="list"></details><details></details></section>'
  document.body.innerHTML = `<a href="#all">Skip</a><a href="#list">List</a><main id="all">${section}</main>`
  inBrowserWith(true)
  openDisclosures(window)
  const [skip, list] = document.querySelectorAll('a')
  skip?.click()
  expect(open()).toEqual([false, false])
  list?.click()
  expect(open()).toEqual([true, false])
})
