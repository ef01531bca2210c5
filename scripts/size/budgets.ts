import type { MeasuredPage } from './page-kinds'

export const KB = 1024

/** What may be transferred, as far as it is limited; bytes, and numbers of files. */
export interface SizeBudget {
  html: number
  css: number
  cssFiles: number
  fonts: number
  fontFiles: number
  /** Once the page's scripts have started. */
  js: number
  /** Until a second after the load event, when nobody has touched the page. */
  untouched: number
}

const INNER_JS_KB = 130
const HOME_JS_KB = 150
const INNER_UNTOUCHED_KB = 110
const HOME_UNTOUCHED_KB = 150

/** The budget of a page. */
export function sizeBudget({ kind, locale }: Pick<MeasuredPage, 'kind' | 'locale'>): SizeBudget {
  const isHome = kind === 'home'
  return {
    html: 25 * KB,
    css: 12 * KB,
    cssFiles: 1,
    fonts: (locale === 'ar' ? 62 : 31) * KB,
    fontFiles: 2,
    js: (isHome ? HOME_JS_KB : INNER_JS_KB) * KB,
    untouched: (isHome ? HOME_UNTOUCHED_KB : INNER_UNTOUCHED_KB) * KB,
  }
}

/** Requests until a second after the load event. */
export const MAX_REQUESTS = 10

/** The least a score of Lighthouse may be. */
export const MIN_SCORE = 100
/** Total Blocking Time, ms. */
export const MAX_BLOCKING_MS = 50
/** Cumulative Layout Shift, shown with three digits. */
export const MAX_SHIFT = 0

/** How many times the figure of the floor page each figure may reach. */
export const mostTimesTheFloor = { fcp: 1.1, lcp: 1.15, speedIndex: 1.5 } as const
