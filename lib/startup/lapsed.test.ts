import { hideLapsed } from './lapsed'

const rules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map((rule) => (rule as CSSStyleRule).selectorText),
  )

const hideAt = (moment: string) => {
  jest.useFakeTimers({ now: new Date(moment) })
  hideLapsed(window)
  return rules()
}

beforeEach(() => {
  document.documentElement.dataset.lastDays = '2027-03-31 2027-12-31'
  document.adoptedStyleSheets = []
})
afterEach(() => jest.useRealTimers())

test('hides what has lapsed from midnight in Dubai on', () => {
  expect(hideAt('2027-03-31T19:59:59Z')).toEqual([])
  expect(hideAt('2027-03-31T20:00:00Z')).toEqual(['[data-until="2027-03-31"]'])
})

test('hides all that has lapsed in an old export', () => {
  expect(hideAt('2028-01-01T00:00:00Z')).toEqual(['[data-until="2027-12-31"]', '[data-until="2027-03-31"]'])
})

test('does nothing while the owner has no documents', () => {
  delete document.documentElement.dataset.lastDays
  expect(hideAt('2028-01-01T00:00:00Z')).toEqual([])
})

test('leaves a browser alone that cannot do it', () => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
  expect(() => hideLapsed(window)).not.toThrow()
})
