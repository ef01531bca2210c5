import { KB } from '../size/budgets'
import type { PageSize } from '../size/page-size'
import { costPerPage, type GrowthResult, growthTable, grownParts } from './report'

const SIZE = { html: 10 * KB, css: 8 * KB, data: 9 * KB, js: 100 * KB } as PageSize

const built = (added: number, seconds: number, gigabytes: number | undefined, size = SIZE): GrowthResult => ({
  added,
  pages: 50 + added * 2,
  build: { seconds, peakMemory: gigabytes && gigabytes * KB ** 3 },
  finish: { seconds: 10, peakMemory: gigabytes && KB ** 3 / 2 },
  service: { en: size, ar: size },
  overviewHtml: 7 * KB,
  exportBytes: 60 * KB ** 2,
})

it('tells what a page more costs', () => {
  const { seconds, memory } = costPerPage(built(0, 20, 1), built(100, 40, 2))
  expect(seconds).toBe(0.1)
  expect(memory).toBe(KB ** 3 / 200)
})

it('shows one row for each build', () => {
  const table = growthTable([built(0, 20, 1), built(100, 40, 2)])
  expect(table.split('\n')).toHaveLength(4)
  expect(table).toMatch(/\| +100 +\| +250 +\| +40 +\| +10 +\| +100 +\| +2\.00 +\| +5\.12 +\|/)
})

it('does without the memory where the system does not tell it', () => {
  expect(growthTable([built(0, 20, undefined)])).not.toContain('NaN')
})

it('names the parts of a page that grow with the site', () => {
  expect(grownParts([built(0, 20, 1), built(100, 40, 2)])).toEqual([])
  const larger = { ...SIZE, html: 12 * KB }
  expect(grownParts([built(0, 20, 1), built(100, 40, 2, larger)])).toEqual([
    'html of the en page: 10.0 KB, with 100 services more 12.0 KB',
    'html of the ar page: 10.0 KB, with 100 services more 12.0 KB',
  ])
})
