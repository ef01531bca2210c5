import type { LighthouseFigures } from './lighthouse'
import type { PressFigures } from './presses'
import type { VisitFigures } from './visit'

type PageFigures = LighthouseFigures & VisitFigures

export interface PageResult {
  page: { id: string; kind: string }
  figures: PageFigures
}

interface Column {
  title: string
  valueOf: (page: PageFigures, baseline: LighthouseFigures) => number
  digits: number
  /** The budget of home pages and of all others: a maximum, of scores the minimum. */
  home: number
  others: number
  isScore?: true
}

const KB = 1024
const times = (metric: keyof LighthouseFigures) => (page: PageFigures, baseline: LighthouseFigures) =>
  page[metric] / baseline[metric]
const otherScores = (page: PageFigures) => Math.min(page.accessibility, page['best-practices'], page.seo)

/** Every figure of a page with its budget. */
const columns: readonly Column[] = [
  { title: 'Performance', valueOf: (page) => page.performance, digits: 0, home: 99, others: 100, isScore: true },
  { title: 'Other scores', valueOf: otherScores, digits: 0, home: 100, others: 100, isScore: true },
  { title: 'FCP ×', valueOf: times('first-contentful-paint'), digits: 2, home: 1.2, others: 1.2 },
  { title: 'LCP ×', valueOf: times('largest-contentful-paint'), digits: 2, home: 1.2, others: 1.2 },
  { title: 'Speed Index ×', valueOf: times('speed-index'), digits: 2, home: 1.6, others: 1.6 },
  { title: 'TBT ms', valueOf: (page) => page['total-blocking-time'], digits: 0, home: 50, others: 50 },
  { title: 'CLS', valueOf: (page) => page['cumulative-layout-shift'], digits: 2, home: 0, others: 0 },
  { title: 'Untouched KB', valueOf: (page) => page.untouched / KB, digits: 1, home: 150, others: 110 },
  { title: 'CSS KB', valueOf: (page) => page.css / KB, digits: 1, home: 13, others: 13 },
  { title: 'JavaScript KB', valueOf: (page) => page.js / KB, digits: 1, home: 165, others: 145 },
]

/** From the press to its paint, ms. */
const MAX_FIRST_PRESS_MS = 800
const MAX_LATER_PRESS_MS = 150

/** Marks a figure that is over its budget. */
export const OVER_BUDGET = '▲'
const mark = (figure: string, isOver: boolean) => (isOver ? `${figure} ${OVER_BUDGET}` : figure)

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const last = sorted.length - 1
  return ((sorted[Math.floor(last / 2)] ?? NaN) + (sorted[Math.ceil(last / 2)] ?? NaN)) / 2
}

/** The median of every figure over some runs. */
export function medians(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const keys = Object.keys(runs[0] ?? {}) as (keyof LighthouseFigures)[]
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as LighthouseFigures
}

/** A table in Markdown: names in the first column, figures in all others. */
function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const rule = widths.map((width, column) => (column ? '-'.repeat(width - 1) + ':' : '-'.repeat(width)))
  return rows
    .toSpliced(1, 0, rule)
    .map((row) =>
      row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))),
    )
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

export function pageTable(results: readonly PageResult[], baseline: LighthouseFigures): string {
  const rows = results.map(({ page, figures }) => {
    const cells = columns.map(({ valueOf, digits, home, others, isScore }) => {
      // What is shown is what is compared; what is no number is over budget.
      const figure = valueOf(figures, baseline).toFixed(digits)
      const budget = page.kind === 'home' ? home : others
      return mark(figure, !(isScore ? Number(figure) >= budget : Number(figure) <= budget))
    })
    return [page.id, ...cells]
  })
  return markdownTable([['Page', ...columns.map(({ title }) => title)], ...rows])
}

/** The median of the presses and, in brackets, the longest. */
export function pressTable(results: readonly PressFigures[]): string {
  const cell = (all: readonly number[], max: number) =>
    all.length > 0 ? mark(`${median(all)} (${Math.max(...all)})`, median(all) > max) : '-'
  const rows = results.map(({ name, first, later }) => {
    return [name, cell(first, MAX_FIRST_PRESS_MS), cell(later, MAX_LATER_PRESS_MS)]
  })
  return markdownTable([['Press', 'very first sign, ms', 'after the start, ms'], ...rows])
}
