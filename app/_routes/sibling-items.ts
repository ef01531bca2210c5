import { catalogue, type CatalogueGroup, type CatalogueItem, type CatalogueKind } from '@/content/catalogue'

/** Limits the siblings from a large group, so that pages do not grow with the catalogue. */
const MAX_ITEMS = 8

/**
 * The other pages of a page's group, at most eight. If there are fewer than `minimum`, pages of the next groups are
 * added; after the last group comes the first. Throws if the page does not exist.
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
