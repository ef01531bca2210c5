import { KB } from '../size/budgets'
import { markdownTable } from '../size/markdown-table'
import type { PageSize } from '../size/page-size'
import type { RunFigures } from './run-measured'

/** One build of the site with some services more. */
export interface GrowthResult {
  /** How many services were added. */
  added: number
  /** Exported pages in both languages. */
  pages: number
  build: RunFigures
  finish: RunFigures
  /** A service page that stays the same in every build. */
  service: Readonly<Record<'en' | 'ar', PageSize>>
  /** The page that lists all services, which has to grow. */
  overviewHtml: number
  exportBytes: number
}

const GB = KB ** 3
const MB = KB ** 2
/** What a page may differ by, since even the same words compress a little differently beside other names. */
const SAME_WITHIN = 0.02

const secondsOf = ({ build, finish }: GrowthResult) => build.seconds + finish.seconds
const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)
const gigabytes = (bytes: number | undefined) => (bytes === undefined ? '-' : (bytes / GB).toFixed(2))

/** What a page more costs on the way from the first build to a later one: seconds, and bytes of memory. */
export function costPerPage(first: GrowthResult, later: GrowthResult) {
  const pages = later.pages - first.pages
  const memory = (later.build.peakMemory ?? NaN) - (first.build.peakMemory ?? NaN)
  return { seconds: (secondsOf(later) - secondsOf(first)) / pages, memory: memory / pages }
}

/** The figures of all builds, one row each. */
export function growthTable(results: readonly GrowthResult[]): string {
  const head = [
    ...['Services added', 'Pages', 'next build s', 'finish s', 'ms per page more', 'Peak GB', 'MB per page more'],
    ...['HTML en KB', 'HTML ar KB', 'Data en KB', 'Data ar KB', 'JavaScript en KB', 'Overview HTML KB', 'Export MB'],
  ]
  const [first] = results
  const rows = results.map((result) => {
    const { added, pages, build, finish, service, overviewHtml, exportBytes } = result
    const cost = first && first !== result ? costPerPage(first, result) : undefined
    return [
      String(added),
      String(pages),
      build.seconds.toFixed(0),
      finish.seconds.toFixed(0),
      cost ? (cost.seconds * 1000).toFixed(0) : '',
      gigabytes(Math.max(build.peakMemory ?? NaN, finish.peakMemory ?? NaN) || undefined),
      cost && Number.isFinite(cost.memory) ? (cost.memory / MB).toFixed(2) : '',
      ...[service.en.html, service.ar.html, service.en.data, service.ar.data, service.en.js].map(kilobytes),
      kilobytes(overviewHtml),
      (exportBytes / MB).toFixed(0),
    ]
  })
  return markdownTable(head, rows)
}

/** Parts of a service page that are larger in the last build than in the first: each should be none of its business. */
export function grownParts(results: readonly GrowthResult[]): string[] {
  const first = results[0]
  const last = results.at(-1)
  if (!first || !last) return []
  return (['en', 'ar'] as const).flatMap((locale) =>
    (['html', 'css', 'data', 'js'] as const).flatMap((part) => {
      const before = first.service[locale][part]
      const after = last.service[locale][part]
      if (after <= before * (1 + SAME_WITHIN)) return []
      return [
        `${part} of the ${locale} page: ${kilobytes(before)} KB, with ${last.added} services more ${kilobytes(after)} KB`,
      ]
    }),
  )
}
