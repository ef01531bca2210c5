import { tableOf } from '@/lib/map-values'

import type { LighthouseFigures } from './lighthouse'
import type { PressFigures } from './presses'

interface Column {
  title: string
  figure: keyof LighthouseFigures
  digits: number
  /** The budgets of home pages and of all others: a maximum, but a minimum for scores. */
  home: number
  others: number
  isScore?: true
  /** A time, as a multiple of the baseline page's in the same run. */
  isRatio?: true
}

const COLUMNS: readonly Column[] = [
  { title: 'Performance', figure: 'performance', digits: 0, home: 99, others: 100, isScore: true },
  { title: 'Other scores', figure: 'other-scores', digits: 0, home: 100, others: 100, isScore: true },
  { title: 'FCP ×', figure: 'first-contentful-paint', digits: 2, home: 1.2, others: 1.2, isRatio: true },
  { title: 'LCP ×', figure: 'largest-contentful-paint', digits: 2, home: 1.2, others: 1.2, isRatio: true },
  { title: 'Speed Index ×', figure: 'speed-index', digits: 2, home: 1.6, others: 1.6, isRatio: true },
  { title: 'TBT, ms', figure: 'total-blocking-time', digits: 0, home: 50, others: 50 },
  { title: 'CLS', figure: 'cumulative-layout-shift', digits: 2, home: 0, others: 0 },
]

/** From the press to its paint, ms. */
const MAX_FIRST_PRESS_MS = 800
const MAX_LATER_PRESS_MS = 150

/** Marks a figure that is over its budget. */
export const OVER_BUDGET = '▲'
const mark = (figure: string, isOver: boolean) => (isOver ? `${figure} ${OVER_BUDGET}` : figure)

/** Compares the rounded value that it shows. A missing number counts as over budget. */
function cell({ digits, home, others, isScore }: Column, value: number, kind: string): string {
  const figure = value.toFixed(digits)
  const budget = kind === 'home' ? home : others
  return mark(figure, !(isScore ? Number(figure) >= budget : Number(figure) <= budget))
}

/** The median of some numbers; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const last = sorted.length - 1
  return ((sorted[Math.floor(last / 2)] ?? NaN) + (sorted[Math.ceil(last / 2)] ?? NaN)) / 2
}

export function medians(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const keys = Object.keys(runs[0] ?? {}) as (keyof LighthouseFigures)[]
  const measured = (key: keyof LighthouseFigures) => runs.map((run) => run[key]).filter((value) => !Number.isNaN(value))
  return tableOf(keys, (key) => median(measured(key)))
}

/** A Markdown table with names in the first column and figures in all others. */
const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column ? '-:' : '-')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** Pages by time, after the baseline page in milliseconds. The other scores are measured over one protocol only. */
export function timeTable(
  results: readonly { id: string; kind: string; figures: LighthouseFigures }[],
  baseline: LighthouseFigures,
): string {
  const columns = COLUMNS.filter(({ figure }) => results.some(({ figures }) => !Number.isNaN(figures[figure])))
  const unit = columns.map(({ figure, isRatio, digits }) =>
    isRatio ? `${Math.round(baseline[figure])} ms` : baseline[figure].toFixed(digits),
  )
  const rows = results.map(({ id, kind, figures }) => {
    const valueOf = ({ figure, isRatio }: Column) => (isRatio ? figures[figure] / baseline[figure] : figures[figure])
    return [id, ...columns.map((column) => cell(column, valueOf(column), kind))]
  })
  return markdownTable(['Page', ...columns.map(({ title }) => title)], [['baseline', ...unit], ...rows])
}

/** The median of the presses and, in brackets, the longest. */
export function pressTable(results: readonly PressFigures[]): string {
  const pressCell = (all: readonly number[], max: number) =>
    all.length > 0 ? mark(`${median(all)} (${Math.max(...all)})`, median(all) > max) : '-'
  const rows = results.map(({ name, first, later }) => {
    return [name, pressCell(first, MAX_FIRST_PRESS_MS), pressCell(later, MAX_LATER_PRESS_MS)]
  })
  return markdownTable(['Press', 'very first sign, ms', 'after the start, ms'], rows)
}
