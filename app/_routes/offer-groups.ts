import { catalogue, catalogueItem, type CatalogueKind } from '@/content/catalogue'
import { pagePaths } from '@/content/site-paths'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

const KINDS: readonly CatalogueKind[] = ['services', 'products']

/** A page of each group whose picture stands for it on the home page: none that its slides and values show. */
const EXAMPLES: Readonly<Record<string, string>> = {
  enterprise: 'oracle-ebs',
  digital: 'web-mobile',
  cybersecurity: 'siem',
  core: 'streaming-vod',
  industry: 'restaurant-pos',
  branded: 'swin',
}

/** The groups of services and products with their places on the overview pages. */
export const offerGroups = (locale: Locale) =>
  KINDS.flatMap((kind) =>
    catalogue[kind].map(({ id, copy, items }) => ({
      title: copy[locale].title,
      href: `${localizePath(locale, pagePaths[kind])}#${id}`,
      picture: catalogueItem(kind, EXAMPLES[id] ?? items[0]?.slug ?? '').picture,
    })),
  )
