import { catalogue, type CatalogueGroup, type CatalogueItem } from '@/content/catalogue'

import { relatedPages } from './related-pages'

/** Keeps pages from growing with the catalogue: a group can be large. */
const MAX_ITEMS = 8

/**
 * Returns the other pages of a page's group, at most eight. If there are fewer than `minimum`, adds its related pages,
 * then those of the next groups; the first group follows the last.
 */
export function siblingItems({ kind, slug, entry }: CatalogueItem, minimum: number): readonly CatalogueItem[] {
  const groups: readonly CatalogueGroup[] = catalogue[kind]
  const own = groups.findIndex(({ items }) => items.some((item) => item.slug === slug))
  const siblings = groups[own]?.items.filter((item) => item.slug !== slug).slice(0, MAX_ITEMS) ?? []
  const next = [...groups.slice(own + 1), ...groups.slice(0, own)].flatMap(({ items }) => items)
  const others = [...new Set([...relatedPages(kind, slug, entry.related), ...next])]
  return [
    ...siblings,
    ...others.filter((item) => !siblings.includes(item)).slice(0, Math.max(0, minimum - siblings.length)),
  ]
}
