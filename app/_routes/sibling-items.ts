import { catalogue, type CatalogueGroup, type CatalogueItem, type CatalogueKind } from '@/content/catalogue'

/** Keeps pages from growing with the catalogue: a group can be large. */
const MAX_ITEMS = 8

/**
 * Returns the other pages of a page's group, at most eight. If there are fewer than `minimum`, adds pages of the next
 * groups; the first group follows the last. Throws if the page does not exist.
 */
export function siblingItems(kind: CatalogueKind, slug: string, minimum: number): readonly CatalogueItem[] {
  const groups: readonly CatalogueGroup[] = catalogue[kind]
  const own = groups.findIndex(({ items }) => items.some((item) => item.slug === slug))
  const group = groups[own]
  if (!group) throw new Error(`content/catalogue.ts has no page "${slug}" among the ${kind}`)
  const siblings = group.items.filter((item) => item.slug !== slug).slice(0, MAX_ITEMS)
  const others = [...groups.slice(own + 1), ...groups.slice(0, own)].flatMap(({ items }) => items)
  return [...siblings, ...others.slice(0, Math.max(0, minimum - siblings.length))]
}
