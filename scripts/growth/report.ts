import { KB } from '../size/budgets'
import { markdownTable } from '../size/markdown-table'
import type { RunFigures } from './run-measured'

/** What a page weighs, bytes: as sent (brotli), and as written, which no likeness of the samples makes smaller. */
export interface PageWeight {
  html: number
  rawHtml: number
  data: number
  rawData: number
  /** Data included. */
  js: number
}

/** One build of the site with some services more. */
export interface GrowthResult {
  /** How many services were added. */
  added: number
  /** Exported pages in both languages. */
  pages: number
  build: RunFigures
  finish: RunFigures
  /** A service page that stays the same in every build. */
  service: Readonly<Record<'en' | 'ar', PageWeight>>
  /** The page that lists all services, which has to grow. */
  overview: PageWeight
  exportBytes: number
}

const GB = KB ** 3
const MB = KB ** 2
/** What a page may differ by, since even the same words compress a little differently beside other names. */
const SAME_WITHIN = 0.02

const costOf = ({ seconds, cpuSeconds = seconds }: RunFigures) => cpuSeconds
const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)
const gigabytes = (bytes: number | undefined) => (bytes === undefined ? '-' : (bytes / GB).toFixed(2))

/** What a page more costs from the first build to a later one: seconds of the processors, and bytes of memory. */
export function costPerPage(first: GrowthResult, later: GrowthResult) {
  const pages = later.pages - first.pages
  const memory = (later.build.peakMemory ?? NaN) - (first.build.peakMemory ?? NaN)
  const seconds = costOf(later.build) + costOf(later.finish) - costOf(first.build) - costOf(first.finish)
  return { seconds: seconds / pages, memory: memory / pages }
}

const time = ({ seconds, cpuSeconds }: RunFigures) =>
  cpuSeconds === undefined ? seconds.toFixed(0) : `${seconds.toFixed(0)} (${cpuSeconds.toFixed(0)})`
const sentAndRaw = (sent: number, raw: number) => `${kilobytes(sent)} (${kilobytes(raw)})`

/** What the builds cost, one row each. */
export function costTable(results: readonly GrowthResult[]): string {
  const head = [
    ...['Services added', 'Pages', 'next build s (CPU s)', 'finish s (CPU s)', 'CPU ms per page more'],
    ...['Peak GB', 'MB per page more', 'Export MB'],
  ]
  const [first] = results
  const rows = results.map((result) => {
    const { added, pages, build, finish, exportBytes } = result
    const cost = first && first !== result ? costPerPage(first, result) : undefined
    return [
      String(added),
      String(pages),
      time(build),
      time(finish),
      cost ? (cost.seconds * 1000).toFixed(0) : '',
      gigabytes(build.peakMemory && Math.max(build.peakMemory, finish.peakMemory ?? 0)),
      cost && Number.isFinite(cost.memory) ? (cost.memory / MB).toFixed(2) : '',
      (exportBytes / MB).toFixed(0),
    ]
  })
  return markdownTable(head, rows)
}

/** What a page weighs in each build, one row each: as sent and, in brackets, as written. */
export function weightTable(results: readonly GrowthResult[]): string {
  const head = [
    'Services added',
    'HTML en KB',
    'HTML ar KB',
    'Data en KB',
    'Data ar KB',
    'JavaScript en KB',
    'Overview KB',
  ]
  const rows = results.map(({ added, service: { en, ar }, overview }) => [
    String(added),
    sentAndRaw(en.html, en.rawHtml),
    sentAndRaw(ar.html, ar.rawHtml),
    sentAndRaw(en.data, en.rawData),
    sentAndRaw(ar.data, ar.rawData),
    kilobytes(en.js),
    sentAndRaw(overview.html, overview.rawHtml),
  ])
  return markdownTable(head, rows)
}

/** Parts of a service page that are larger in the last build than in the first: each should be none of its business. */
export function grownParts(results: readonly GrowthResult[]): string[] {
  const first = results[0]
  const last = results.at(-1)
  if (!first || !last) return []
  return (['en', 'ar'] as const).flatMap((locale) =>
    (['html', 'rawHtml', 'data', 'rawData', 'js'] as const).flatMap((part) => {
      const before = first.service[locale][part]
      const after = last.service[locale][part]
      if (after <= before * (1 + SAME_WITHIN)) return []
      return [
        `${part} of the ${locale} page: ${kilobytes(before)} KB, with ${last.added} services more ${kilobytes(after)} KB`,
      ]
    }),
  )
}
