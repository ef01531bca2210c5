import { KB } from '../size/budgets'
import type { LabFigures } from './lab'
import { labTable, median, medians, type PageResult, visitTable } from './report'
import type { Visit } from './visit'

const LAB: LabFigures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 1000,
  lcp: 1000,
  speedIndex: 1000,
  tbt: 0,
  cls: 0,
  requests: 3,
  bytes: 60 * KB,
  hostSpeed: 1500,
}
const VISIT: Visit = {
  requests: 3,
  bytes: 60 * KB,
  html: 10 * KB,
  css: 10 * KB,
  cssFiles: 1,
  fonts: 30 * KB,
  fontFiles: 1,
  pictures: 10 * KB,
  jsStarted: 0,
}
const page = { id: 'service-en', kind: 'service', locale: 'en' } as const

/** The cells of a page's row by their column's name. */
function rowOf(table: string, name: string): Record<string, string> {
  const cells = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const row = cells.find(([, first]) => first === name) ?? []
  return Object.fromEntries((cells[0] ?? []).map((title, index) => [title, row[index] ?? '']))
}
const labRow = (changed: Partial<LabFigures>) => {
  const results: PageResult[] = [{ page, lab: { ...LAB, ...changed }, visit: VISIT }]
  return rowOf(labTable(results, LAB), 'service-en')
}
const visitRow = (changed: Partial<Visit>) => {
  const results: PageResult[] = [{ page, lab: LAB, visit: { ...VISIT, ...changed } }]
  return rowOf(visitTable(results, VISIT), 'service-en')
}

it('finds the middle of odd and even numbers of runs', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
  expect(() => median([])).toThrow()
  expect(medians([LAB, { ...LAB, lcp: 3000 }, { ...LAB, lcp: 1200 }])).toEqual({ ...LAB, lcp: 1200 })
})

it('marks times by the floor page of the same run', () => {
  expect(labRow({ fcp: 1100, lcp: 1150, speedIndex: 1500 })).toMatchObject({
    'FCP s': '1.10 (1.10×)',
    'LCP s': '1.15 (1.15×)',
    'SI s': '1.50 (1.50×)',
  })
  expect(labRow({ lcp: 1200 })['LCP s']).toBe('**1.20 (1.20×)** ▲')
})

it('marks what is limited by itself', () => {
  expect(labRow({ tbt: 50, cls: 0.0004 })).toMatchObject({ 'TBT ms': '50', CLS: '0.000' })
  expect(labRow({ tbt: 51, cls: 0.01, seo: 92 })).toMatchObject({
    'TBT ms': '**51** ▲',
    CLS: '**0.010** ▲',
    SEO: '**92** ▲',
  })
})

it('marks bytes and numbers of files', () => {
  expect(visitRow({})).toMatchObject({ Untouched: '60.0 (1.00×)', CSS: '10.0 in 1', Requests: '3' })
  expect(visitRow({ bytes: 111 * KB, requests: 11, cssFiles: 2, jsStarted: 131 * KB })).toMatchObject({
    Untouched: '**111.0 (1.85×)** ▲',
    Requests: '**11** ▲',
    CSS: '**10.0 in 2** ▲',
    'JavaScript once started': '**131.0** ▲',
  })
})

it('shows the floor page without a budget', () => {
  const floor: PageResult = { page: 'floor', lab: { ...LAB, tbt: 99 }, visit: { ...VISIT, requests: 99 } }
  expect(labTable([floor], LAB)).not.toContain('▲')
  expect(visitTable([floor], VISIT)).not.toContain('▲')
})
