import { pagePaths, sitePaths } from '@/content/site-paths'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

export interface PageAddress {
  locale: Locale
  /** Without the language's prefix. */
  path: string
  /** As it stands in the address bar. */
  address: string
}

const inBothLanguages = (paths: readonly string[]): PageAddress[] =>
  paths.flatMap((path) => locales.map((locale) => ({ locale, path, address: localizePath(locale, path) })))

/** Every page in both languages. */
export const allPages = inBothLanguages(sitePaths)

export const SERVICE = '/services/digital/ai-ml'
export const PRODUCT = '/products/branded/swin'

/** One page of each kind: pages of a kind are laid out alike. */
export const kindPaths = [
  pagePaths.home,
  pagePaths.services,
  pagePaths.about,
  pagePaths.contact,
  pagePaths.lahfaAccount,
  SERVICE,
  PRODUCT,
]
export const pageKinds = inBothLanguages(kindPaths)
