import { MAX_PAGE, MAX_SHEET } from '../postbuild/bytes-as-sent'
import type { LighthouseFigures } from './lighthouse'
import type { PressFigures } from './presses'
import type { VisitFigures } from './visit'

interface Column<Figure> {
  title: string
  figure: Figure
  digits: number
  /** The budgets of home pages and of all others: a maximum, but a minimum for scores. */
  home: number
  others: number
  isScore?: true
}

/** Times are judged as multiples of the baseline page's time in the same run. */
const timeColumns: readonly (Column<keyof LighthouseFigures> & { isRatio?: true })[] = [
  { title: 'Performance', figure: 'performance', digits: 0, home: 99, others: 100, isScore: true },
  { title: 'Other scores', figure: 'other-scores', digits: 0, home: 100, others: 100, isScore: true },
  { title: 'FCP ×', figure: 'first-contentful-paint', digits: 2, home: 1.2, others: 1.2, isRatio: true },
  { title: 'LCP ×', figure: 'largest-contentful-paint', digits: 2, home: 1.2, others: 1.2, isRatio: true },
  { title: 'Speed Index ×', figure: 'speed-index', digits: 2, home: 1.6, others: 1.6, isRatio: true },
  { title: 'TBT, ms', figure: 'total-blocking-time', digits: 0, home: 50, others: 50 },
  { title: 'CLS', figure: 'cumulative-layout-shift', digits: 2, home: 0, others: 0 },
]

const KB = 1024
const byteColumns: readonly (Column<keyof VisitFigures> & { unit: number })[] = [
  { title: 'Untouched, KB', figure: 'untouched', unit: KB, digits: 1, home: 150, others: 110 },
  { title: 'HTML, bytes', figure: 'html', unit: 1, digits: 0, home: MAX_PAGE, others: MAX_PAGE },
  { title: 'Style sheet, bytes', figure: 'css', unit: 1, digits: 0, home: MAX_SHEET, others: MAX_SHEET },
  { title: 'JavaScript, KB', figure: 'js', unit: KB, digits: 1, home: 165, others: 145 },
]

/** From the press to its paint, ms. */
const MAX_FIRST_PRESS_MS = 800
const MAX_LATER_PRESS_MS = 150

/** Marks a figure that is over its budget. */
export const OVER_BUDGET = '▲'
const mark = (figure: string, isOver: boolean) => (isOver ? `${figure} ${OVER_BUDGET}` : figure)

/** Compares the rounded value that it shows. A missing number counts as over budget. */
function cell({ digits, home, others, isScore }: Column<string>, value: number, kind: string): string {
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
  return Object.fromEntries(keys.map((key) => [key, median(measured(key))])) as LighthouseFigures
}

/** A Markdown table with names in the first column and figures in all others. */
const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column ? '-:' : '-')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** Pages by time, after the baseline page in milliseconds. The other scores are measured over one protocol only. */
export function timeTable(
  results: readonly { id: string; kind: string; figures: LighthouseFigures }[],
  baseline: LighthouseFigures,
): string {
  const columns = timeColumns.filter(({ figure }) => results.some(({ figures }) => !Number.isNaN(figures[figure])))
  const unit = columns.map(({ figure, isRatio, digits }) =>
    isRatio ? `${Math.round(baseline[figure])} ms` : baseline[figure].toFixed(digits),
  )
  const rows = results.map(({ id, kind, figures }) => {
    const valueOf = ({ figure, isRatio }: (typeof timeColumns)[number]) =>
      isRatio ? figures[figure] / baseline[figure] : figures[figure]
    return [id, ...columns.map((column) => cell(column, valueOf(column), kind))]
  })
  return markdownTable(['Page', ...columns.map(({ title }) => title)], [['baseline', ...unit], ...rows])
}

export interface VisitResult {
  kind: string
  path: string
  figures: VisitFigures
}

/** Kinds of pages by bytes: the largest figure of each kind, and the page that has it. */
export function byteTable(results: readonly VisitResult[]): string {
  const rows = [...new Set(results.map(({ kind }) => kind))].map((kind) => {
    const pages = results.filter((page) => page.kind === kind)
    const cells = byteColumns.map((column) => {
      const worst = pages.reduce((a, b) => (b.figures[column.figure] > a.figures[column.figure] ? b : a))
      return `${cell(column, worst.figures[column.figure] / column.unit, kind)} \`${worst.path}\``
    })
    return [kind, `${pages.length}`, ...cells]
  })
  return markdownTable(['Kind', 'Pages', ...byteColumns.map(({ title }) => title)], rows)
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
