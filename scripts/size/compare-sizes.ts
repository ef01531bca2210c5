import { type SizeBudget, sizeBudget } from './budgets'
import type { MeasuredPage } from './page-kinds'
import type { PageSize } from './page-size'

type Part = keyof PageSize

/** Sizes by the id of their page. */
export type Sizes = Readonly<Record<string, PageSize>>

/** A figure that has become worse. */
export interface Change {
  page: string
  part: Part
  before: number
  after: number
}

/** A figure beyond its budget. */
export interface Excess {
  page: string
  part: Part
  size: number
  budget: number
}

/** What a part may grow by without a word, as a share of itself. */
const TOLERANCE = 0.02

/** What paints the page is the least that an untouched visit transfers. */
const budgetedParts: Readonly<Partial<Record<Part, keyof SizeBudget>>> = {
  html: 'html',
  css: 'css',
  cssFiles: 'cssFiles',
  fonts: 'fonts',
  fontFiles: 'fontFiles',
  js: 'js',
  paints: 'untouched',
}

const partsOf = (size: PageSize) => Object.entries(size) as [Part, number][]

/** Every part of a page that has grown by more than 2 % since the baseline; pages it does not know are passed over. */
export function regressions(baseline: Sizes, sizes: Sizes): Change[] {
  return Object.entries(sizes).flatMap(([page, size]) => {
    const known = baseline[page]
    if (!known) return []
    return partsOf(size)
      .map(([part, after]) => ({ page, part, before: known[part], after }))
      .filter(({ before, after }) => after > before * (1 + TOLERANCE))
  })
}

/** The budget of a part of a page, where it has one. */
export function partBudget(page: Pick<MeasuredPage, 'kind' | 'locale'>, part: Part): number | undefined {
  const budgeted = budgetedParts[part]
  return budgeted && sizeBudget(page)[budgeted]
}

/** Every part of a page that is beyond its budget. */
export function excesses(pages: readonly MeasuredPage[], sizes: Sizes): Excess[] {
  return pages.flatMap((page) =>
    partsOf(sizes[page.id] as PageSize).flatMap(([part, size]) => {
      const budget = partBudget(page, part)
      return budget !== undefined && size > budget ? [{ page: page.id, part, size, budget }] : []
    }),
  )
}
