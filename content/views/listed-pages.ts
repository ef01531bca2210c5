import type { CatalogueItem } from '@/content/catalogue'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

/** Pages of the catalogue as lists show them. The result of a service's first step; products have none. */
export const listedPages = (items: readonly CatalogueItem[], locale: Locale) =>
  items.map(({ path, copy, entry }) => {
    const { title, summary } = copy[locale]
    const words = entry.copy[locale]
    return {
      href: localizePath(locale, path),
      title,
      summary,
      result: 'steps' in words ? words.steps[0]?.result : undefined,
    }
  })
