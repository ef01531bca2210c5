import { KB, MIN_SCORE, MAX_BLOCKING_MS, MAX_REQUESTS, MAX_SHIFT, mostTimesTheFloor, sizeBudget } from '../size/budgets'
import { markdownTable, overBudget } from '../size/markdown-table'
import type { MeasuredPage } from '../size/page-kinds'
import type { LabFigures } from './lab'
import type { Visit } from './visit'

/** A page with the medians of its runs; the floor page has no budget. */
export interface PageResult {
  page: Pick<MeasuredPage, 'id' | 'kind' | 'locale'> | 'floor'
  lab: LabFigures
  visit: Visit
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  if (upper === undefined) throw new Error('There is no median of nothing')
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? upper)) / 2 : upper
}

/** The median of every figure over some runs. */
export function medians(runs: readonly LabFigures[]): LabFigures {
  const keys = [
    ...(['performance', 'accessibility', 'bestPractices', 'seo', 'fcp', 'lcp', 'speedIndex', 'tbt', 'cls'] as const),
    ...(['requests', 'bytes', 'hostSpeed'] as const),
  ]
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<
    keyof LabFigures,
    number
  >
}

const mark = (figure: string, isOver: boolean) => (isOver ? overBudget(figure) : figure)
const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)
const nameOf = (page: PageResult['page']) => (page === 'floor' ? 'floor' : page.id)

const LAB_HEAD = ['Page', 'Perf', 'A11y', 'BP', 'SEO', 'FCP s', 'LCP s', 'SI s', 'TBT ms', 'CLS', 'Requests', 'KB']

/** What Lighthouse says, the times with their ratio to those of the floor page. */
export function labTable(results: readonly PageResult[], floor: LabFigures): string {
  const rows = results.map(({ page, lab }) => {
    const isFloor = page === 'floor'
    const score = (value: number) => mark(String(Math.round(value)), !isFloor && value < MIN_SCORE)
    const time = (key: keyof typeof mostTimesTheFloor) => {
      const seconds = (lab[key] / 1000).toFixed(2)
      const ratio = lab[key] / floor[key]
      return isFloor ? seconds : mark(`${seconds} (${ratio.toFixed(2)}×)`, ratio > mostTimesTheFloor[key])
    }
    const shift = lab.cls.toFixed(3)
    return [
      nameOf(page),
      ...[lab.performance, lab.accessibility, lab.bestPractices, lab.seo].map(score),
      time('fcp'),
      time('lcp'),
      time('speedIndex'),
      mark(String(Math.round(lab.tbt)), !isFloor && lab.tbt > MAX_BLOCKING_MS),
      mark(shift, !isFloor && Number(shift) > MAX_SHIFT),
      String(lab.requests),
      `${kilobytes(lab.bytes)}${isFloor ? '' : ` (${(lab.bytes / floor.bytes).toFixed(2)}×)`}`,
    ]
  })
  return markdownTable(LAB_HEAD, rows)
}

const VISIT_HEAD = ['KB', 'Untouched', 'Requests', 'HTML', 'CSS', 'Fonts', 'Pictures', 'JavaScript once started']

/** What a first visit transfers: until a second after the load event, and the scripts when somebody is there. */
export function visitTable(results: readonly PageResult[], floor: Visit): string {
  const rows = results.map(({ page, visit }) => {
    const budget = page === 'floor' ? undefined : sizeBudget(page)
    const sized = (bytes: number, most = Infinity, suffix = '') => mark(kilobytes(bytes) + suffix, bytes > most)
    const filed = (bytes: number, files: number, mostBytes = Infinity, mostFiles = Infinity) =>
      mark(`${kilobytes(bytes)} in ${files}`, bytes > mostBytes || files > mostFiles)
    return [
      nameOf(page),
      sized(visit.bytes, budget?.untouched, budget && ` (${(visit.bytes / floor.bytes).toFixed(2)}×)`),
      mark(String(visit.requests), budget !== undefined && visit.requests > MAX_REQUESTS),
      sized(visit.html, budget?.html),
      filed(visit.css, visit.cssFiles, budget?.css, budget?.cssFiles),
      filed(visit.fonts, visit.fontFiles, budget?.fonts, budget?.fontFiles),
      kilobytes(visit.pictures),
      sized(visit.jsStarted, budget?.js),
    ]
  })
  return markdownTable(VISIT_HEAD, rows)
}
