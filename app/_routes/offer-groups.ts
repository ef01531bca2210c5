import { catalogue, catalogueItem, type CatalogueKind } from '@/content/catalogue'
import { pagePaths } from '@/content/page-paths'
import { homePage } from '@/content/pages'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

const KINDS: readonly CatalogueKind[] = ['services', 'products']

/**
 * For each group, the page whose picture represents it on the home page. The slides and the values show other pictures.
 */
const EXAMPLES: Readonly<Record<string, string>> = {
  enterprise: 'erp-solutions',
  digital: 'system-integration',
  cybersecurity: 'dlp',
  core: 'streaming-vod',
  industry: 'restaurant-pos',
  branded: 'swin',
}

/** The groups of services and products, with links to their places on the overview pages. */
export const offerGroups = (locale: Locale) =>
  KINDS.flatMap((kind) =>
    catalogue[kind].map(({ id, copy, items }) => ({
      title: copy[locale].title,
      problem: copy[locale].problem,
      count: homePage[locale].vision.count({ kind, count: items.length }),
      href: `${localizePath(locale, pagePaths[kind])}#${id}`,
      picture: catalogueItem(kind, EXAMPLES[id] ?? items[0]?.slug ?? '').picture,
    })),
  )
