import { KB } from '../size/budgets'
import { costPerPage, costTable, type GrowthResult, grownParts, type PageWeight, weightTable } from './report'

const WEIGHT: PageWeight = { html: 10 * KB, rawHtml: 60 * KB, data: 9 * KB, rawData: 50 * KB, js: 100 * KB }

/** Built on two processors that had nothing else to do. */
const built = (added: number, seconds: number, gigabytes?: number, weight = WEIGHT): GrowthResult => ({
  added,
  pages: 50 + added * 2,
  build: { seconds, cpuSeconds: seconds * 2, peakMemory: gigabytes && gigabytes * KB ** 3 },
  finish: { seconds: 10, cpuSeconds: 20, peakMemory: gigabytes && KB ** 3 / 2 },
  service: { en: weight, ar: weight },
  overview: WEIGHT,
  exportBytes: 60 * KB ** 2,
})

it('tells what a page more costs', () => {
  const { seconds, memory } = costPerPage(built(0, 20, 1), built(100, 40, 2))
  expect(seconds).toBe(0.2)
  expect(memory).toBe(KB ** 3 / 200)
})

it('shows one row for each build', () => {
  const results = [built(0, 20, 1), built(100, 40, 2)]
  expect(costTable(results)).toMatch(
    /\| 100 +\| +250 \| +40 \(80\) \| +10 \(20\) \| +200 \| +2\.00 \| +5\.12 \| +60 \|$/,
  )
  expect(weightTable(results)).toMatch(/\| 100 +\| +10\.0 \(60\.0\) \|/)
})

it('does without the memory where the system does not tell it', () => {
  expect(costTable([built(0, 20), built(100, 40)])).not.toContain('NaN')
})

it('names the parts of a page that grow with the site', () => {
  expect(grownParts([built(0, 20, 1), built(100, 40, 2)])).toEqual([])
  const larger = { ...WEIGHT, html: 12 * KB }
  expect(grownParts([built(0, 20, 1), built(100, 40, 2, larger)])).toEqual([
    'html of the en page: 10.0 KB, with 100 services more 12.0 KB',
    'html of the ar page: 10.0 KB, with 100 services more 12.0 KB',
  ])
})
