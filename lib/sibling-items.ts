import { catalogue, type CatalogueItem, type CatalogueKind } from '@/content/catalogue'

/**
 * The pages to offer beside a page of the catalogue: all others of its group, then, while there are fewer than
 * `minimum`, those of the groups that follow, from the last group on to the first.
 */
export function siblingItems(kind: CatalogueKind, slug: string, minimum: number): readonly CatalogueItem[] {
  const groups = catalogue[kind]
  const own = groups.findIndex(({ items }) => items.some((item) => item.slug === slug))
  const group = groups[own]
  if (!group) throw new Error(`content/catalogue.ts has no page "${slug}" among the ${kind}`)
  const siblings = group.items.filter((item) => item.slug !== slug)
  const others = [...groups.slice(own + 1), ...groups.slice(0, own)].flatMap(({ items }) => items)
  return [...siblings, ...others.slice(0, Math.max(0, minimum - siblings.length))]
}
