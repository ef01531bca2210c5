import { pagePaths } from '@/content/page-paths'
import { sitePaths } from '@/content/site-paths'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { eachChangeIn } from './release'

export interface PageAddress {
  locale: Locale
  /** Without the language prefix. */
  path: string
  /** As the address bar shows it. */
  address: string
}

const inBothLanguages = (paths: readonly string[]): PageAddress[] =>
  paths.flatMap((path) => locales.map((locale) => ({ locale, path, address: localizePath(locale, path) })))

/** Every page in both languages. */
export const allPages = inBothLanguages(sitePaths)

export const SERVICE = '/services/digital/ai-ml'
export const PRODUCT = '/products/branded/swin'

/** One page of each kind: pages of one kind share a layout. */
export const kindPaths = [
  pagePaths.home,
  pagePaths.services,
  pagePaths.about,
  pagePaths.contact,
  pagePaths.lahfaAccount,
  pagePaths.accessibility,
  SERVICE,
  PRODUCT,
]
export const pageKinds = inBothLanguages(kindPaths)

/** Options of a test of one kind of page: ordinary runs test the kinds in English and Arabic by turns. */
export const inTurn = ({ locale, path }: Pick<PageAddress, 'locale' | 'path'>) =>
  eachChangeIn(kindPaths.indexOf(path) % 2 ? 'ar' : 'en', locale)

const PAGES_PER_TEST = 4

/** Pages for one test: few enough to spread over the workers, many enough for the browser to reuse what they share. */
export const chunksOf = (paths: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(paths.length / PAGES_PER_TEST) }, (_, index) =>
    paths.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
  )
