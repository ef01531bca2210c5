import type { CatalogueItem } from '@/content/catalogue'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/**
 * Pages of the catalogue as lists show them: a service with the result of its first step, a product with its picture.
 */
export const listedPages = (items: readonly CatalogueItem[], locale: Locale) =>
  items.map(({ kind, path, copy, entry, picture }) => {
    const { title, summary } = copy[locale]
    const words = entry.copy[locale]
    return {
      href: localizePath(locale, path),
      title,
      summary,
      picture: kind === 'products' ? picture : undefined,
      result: 'steps' in words ? words.steps[0]?.result : undefined,
    }
  })
