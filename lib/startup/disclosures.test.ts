import { openDisclosures } from './disclosures'

const open = () => [...document.querySelectorAll('details')].map((details) => details.open)

const inBrowserWith = (detailsContent: boolean) => Object.assign(window, { CSS: { supports: () => detailsContent } })

let width: { matches: boolean; addEventListener: jest.Mock<void, [string, () => void]> }

beforeEach(() => {
  width = { matches: false, addEventListener: jest.fn() }
  window.matchMedia = () => width as unknown as MediaQueryList
  document.body.innerHTML =
    '<a href="#second"><sup>2</sup></a><details open></details><details><i id="second"></i></details><details></details>'
})

// The observer of one test still runs in the next.
afterEach(() => (width.matches = false))

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

const SECTION = '<section id="list"><details data-folded="list"></details><details></details></section>'

test('opens what phones fold for a link to its section, but not for one to the whole page', () => {
  document.body.innerHTML = `<a href="#all">Skip</a><a href="#list">List</a><main id="all">${SECTION}</main>`
  inBrowserWith(true)
  openDisclosures(window)
  const [skip, list] = document.querySelectorAll('a')
  skip?.click()
  expect(open()).toEqual([false, false])
  list?.click()
  expect(open()).toEqual([true, false])
})

test.each([
  ['opens in wide windows what CSS cannot open there', false, true, [true, false]],
  ['leaves it closed on phones', false, false, [false, false]],
  ['leaves it to CSS', true, true, [false, false]],
])('%s', async (_, detailsContent, wide, expected) => {
  width.matches = wide
  inBrowserWith(detailsContent)
  openDisclosures(window)
  document.body.innerHTML = SECTION
  await Promise.resolve()
  expect(open()).toEqual(expected)
})

test('leaves closed what every window folds', async () => {
  width.matches = true
  inBrowserWith(false)
  openDisclosures(window)
  document.body.innerHTML = '<details data-folded="rest" data-always="true"></details>'
  await Promise.resolve()
  expect(open()).toEqual([false])
})

test('opens it when a phone is turned', async () => {
  inBrowserWith(false)
  openDisclosures(window)
  document.body.innerHTML = SECTION
  await Promise.resolve()
  width.matches = true
  width.addEventListener.mock.calls[0]?.[1]()
  expect(open()).toEqual([true, false])
})
