import { catalogue, type CatalogueKind } from '@/content/catalogue'
import { pagePaths } from '@/content/page-paths'
import { homePage } from '@/content/pages'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

const KINDS: readonly CatalogueKind[] = ['services', 'products']

/** The groups of services and products, with links to their places on the overview pages. */
export const offerGroups = (locale: Locale) =>
  KINDS.flatMap((kind) =>
    catalogue[kind].map(({ id, copy, picture, example, items }) => ({
      title: copy[locale].title,
      problem: copy[locale].problem,
      count: homePage[locale].vision.count({ kind, count: items.length }),
      href: `${localizePath(locale, pagePaths[kind])}#${id}`,
      picture: (items.find(({ slug }) => slug === example) ?? items[0])?.picture ?? picture,
    })),
  )
