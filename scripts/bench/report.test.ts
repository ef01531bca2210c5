/** @jest-environment node */
import type { LighthouseFigures } from './lighthouse'
import { median, medians, pressTable, timeTable } from './report'

const LIGHTHOUSE: LighthouseFigures = {
  performance: 100,
  'other-scores': 100,
  'first-contentful-paint': 1000,
  'largest-contentful-paint': 1000,
  'speed-index': 1000,
  'total-blocking-time': 0,
  'cumulative-layout-shift': 0,
}

/** The cells of the table's last row by the names of their columns. */
function lastRow(table: string): Record<string, string> {
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return Object.fromEntries((rows[0] ?? []).map((title, index) => [title, rows.at(-1)?.[index] ?? '']))
}
const timeRow = (kind: string, changed: Partial<LighthouseFigures>) =>
  lastRow(timeTable([{ id: 'page', kind, figures: { ...LIGHTHOUSE, ...changed } }], LIGHTHOUSE))

const pressRow = (first: number[], later: number[]) => lastRow(pressTable([{ name: 'menu', first, later }]))

it('finds the median of odd and even numbers of runs', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
})

it('takes the median of the runs that measured a figure', () => {
  const later = { ...LIGHTHOUSE, 'other-scores': NaN }
  const runs = [{ ...LIGHTHOUSE, performance: 90, 'other-scores': 95 }, later, { ...later, performance: 91 }]
  expect(medians(runs)).toMatchObject({ performance: 91, 'other-scores': 95 })
})

it.each([
  ['FCP ×', 'first-contentful-paint', 1200, '1.20', 1210, '1.21 ▲'],
  ['LCP ×', 'largest-contentful-paint', 1200, '1.20', 1210, '1.21 ▲'],
  ['Speed Index ×', 'speed-index', 1600, '1.60', 1610, '1.61 ▲'],
  ['TBT, ms', 'total-blocking-time', 50, '50', 51, '51 ▲'],
  ['CLS', 'cumulative-layout-shift', 0.004, '0.00', 0.006, '0.01 ▲'],
  ['Performance', 'performance', 100, '100', 99, '99 ▲'],
  ['Other scores', 'other-scores', 100, '100', 92, '92 ▲'],
])('marks %s over its budget', (column, figure, within, shown, over, marked) => {
  expect(timeRow('service', { [figure]: within })[column]).toBe(shown)
  expect(timeRow('service', { [figure]: over })[column]).toBe(marked)
})

it('has separate budgets for home pages', () => {
  expect(timeRow('home', { performance: 99 }).Performance).toBe('99')
  expect(timeRow('home', { performance: 98 }).Performance).toBe('98 ▲')
})

it('shows the baseline page in milliseconds, and no column that was not measured', () => {
  const figures = { ...LIGHTHOUSE, 'other-scores': NaN }
  const table = timeTable([{ id: 'page', kind: 'home', figures }], figures)
  expect(table).toContain('| baseline | 100 | 1000 ms | 1000 ms | 1000 ms | 0 | 0.00 |')
  expect(table).not.toContain('Other scores')
})

it('shows the median and the longest press, and marks the median', () => {
  expect(pressRow([100, 900, 800], [8, 150])).toMatchObject({
    'very first sign, ms': '800 (900)',
    'after the start, ms': '79 (150)',
  })
  expect(pressRow([], [151])).toMatchObject({ 'very first sign, ms': '-', 'after the start, ms': '151 (151) ▲' })
  expect(pressRow([801], [8])['very first sign, ms']).toBe('801 (801) ▲')
})
