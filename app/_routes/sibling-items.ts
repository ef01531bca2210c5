import { catalogue, type CatalogueGroup, type CatalogueItem, type CatalogueKind } from '@/content/catalogue'

/** Of a large group only the first pages are offered, so that pages do not grow with the catalogue. */
const MAX_ITEMS = 8

/**
 * The pages to offer beside a page of the catalogue: the others of its group, eight at most, then, while there are
 * fewer than `minimum`, those of the groups that follow, from the last group on to the first.
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
