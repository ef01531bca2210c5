import type { LighthouseFigures } from './lighthouse'
import { median, medians, type PageResult, pageTable, pressTable } from './report'

const KB = 1024
const LIGHTHOUSE: LighthouseFigures = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'first-contentful-paint': 1000,
  'largest-contentful-paint': 1000,
  'speed-index': 1000,
  'total-blocking-time': 0,
  'cumulative-layout-shift': 0,
}

/** The cells of the table's first row under the names of their columns. */
function firstRow(table: string): Record<string, string> {
  const [head = [], , row = []] = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return Object.fromEntries(head.map((title, index) => [title, row[index] ?? '']))
}
const pageRow = (kind: string, changed: Partial<PageResult['figures']>) => {
  const figures = { ...LIGHTHOUSE, untouched: 60 * KB, css: 10 * KB, js: 100 * KB, ...changed }
  return firstRow(pageTable([{ page: { id: 'page', kind }, figures }], LIGHTHOUSE))
}
const pressRow = (first: number[], later: number[]) => firstRow(pressTable([{ name: 'menu', first, later }]))

it('finds the middle of odd and even numbers of runs', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
  expect(medians([{ ...LIGHTHOUSE, seo: 90 }, LIGHTHOUSE, { ...LIGHTHOUSE, seo: 95 }]).seo).toBe(95)
})

it.each([
  ['FCP ×', 'first-contentful-paint', 1200, '1.20', 1210, '1.21 ▲'],
  ['LCP ×', 'largest-contentful-paint', 1200, '1.20', 1210, '1.21 ▲'],
  ['Speed Index ×', 'speed-index', 1600, '1.60', 1610, '1.61 ▲'],
  ['TBT ms', 'total-blocking-time', 50, '50', 51, '51 ▲'],
  ['CLS', 'cumulative-layout-shift', 0.004, '0.00', 0.006, '0.01 ▲'],
  ['Performance', 'performance', 100, '100', 99, '99 ▲'],
  ['Other scores', 'seo', 100, '100', 92, '92 ▲'],
  ['Untouched KB', 'untouched', 110 * KB, '110.0', 111 * KB, '111.0 ▲'],
  ['CSS KB', 'css', 13 * KB, '13.0', 13.1 * KB, '13.1 ▲'],
  ['JavaScript KB', 'js', 145 * KB, '145.0', 146 * KB, '146.0 ▲'],
])('marks %s over its budget', (column, figure, within, shown, over, marked) => {
  expect(pageRow('service', { [figure]: within })[column]).toBe(shown)
  expect(pageRow('service', { [figure]: over })[column]).toBe(marked)
})

it('has budgets of their own for home pages', () => {
  const row = { Performance: '99', 'Untouched KB': '150.0', 'JavaScript KB': '165.0' }
  expect(pageRow('home', { performance: 99, untouched: 150 * KB, js: 165 * KB })).toMatchObject(row)
  expect(Object.values(pageRow('home', { performance: 98, untouched: 151 * KB, js: 166 * KB }))).toEqual(
    expect.arrayContaining(['98 ▲', '151.0 ▲', '166.0 ▲']),
  )
})

it('marks a metric that Lighthouse could not measure', () => {
  expect(pageRow('home', { 'largest-contentful-paint': NaN })['LCP ×']).toBe('NaN ▲')
})

it('shows the median and the longest of the presses, and marks the median', () => {
  expect(pressRow([100, 900, 800], [8, 150])).toMatchObject({
    'very first sign, ms': '800 (900)',
    'after the start, ms': '79 (150)',
  })
  expect(pressRow([], [151])).toMatchObject({ 'very first sign, ms': '-', 'after the start, ms': '151 (151) ▲' })
  expect(pressRow([801], [8])['very first sign, ms']).toBe('801 (801) ▲')
})
