import { openFolded } from './open-folded'

const open = () => [...document.querySelectorAll('details')].map((details) => details.open)

const SECTION = '<section id="list"><details data-folded="rest"></details><details></details></section>'

let width: { matches: boolean; addEventListener: jest.Mock<void, [string, () => void]> }

/** A browser in which CSS can open disclosures, or not. */
function start({ detailsContent = false, isWide = true } = {}) {
  Object.assign(window, { CSS: { supports: () => detailsContent } })
  width.matches = isWide
  openFolded(window)
}

beforeEach(() => {
  width = { matches: false, addEventListener: jest.fn() }
  window.matchMedia = () => width as unknown as MediaQueryList
  document.body.innerHTML = ''
})

// The observer of one test still runs in the next.
afterEach(() => (width.matches = false))

test('opens what is on the page already, in wide windows', () => {
  document.body.innerHTML = SECTION
  start()
  expect(open()).toEqual([true, false])
})

test.each([
  ['opens in wide windows what arrives later', {}, [true, false]],
  ['leaves it closed on phones', { isWide: false }, [false, false]],
  ['leaves it to CSS', { detailsContent: true }, [false, false]],
])('%s', async (_, browser, expected) => {
  start(browser)
  document.body.innerHTML = SECTION
  await Promise.resolve()
  expect(open()).toEqual(expected)
})

test('leaves closed what every window folds', () => {
  document.body.innerHTML = '<details data-folded="rest" data-always="true"></details>'
  start()
  expect(open()).toEqual([false])
})

test('opens it when a turned phone becomes a wide window', () => {
  document.body.innerHTML = SECTION
  start({ isWide: false })
  width.matches = true
  width.addEventListener.mock.calls[0]?.[1]()
  expect(open()).toEqual([true, false])
})
