import { found } from '@/lib/found'
import { type Localized, mapLocales } from '@/lib/locale'
import { mapValues } from '@/lib/map-values'

import { numberCopies } from './claims'
import { content } from './content'
import type { PictureName } from './pictures'
import type { CatalogueCopy, ProductEntry, ServiceEntry } from './types'

interface Entries {
  services: ServiceEntry
  products: ProductEntry
}

export type CatalogueKind = keyof Entries

/** A service or product page. */
export interface CatalogueItem<Kind extends CatalogueKind = CatalogueKind> {
  kind: Kind
  group: string
  groupTitle: Localized<string>
  slug: string
  /** Without the locale prefix. */
  path: string
  picture: PictureName
  /** The texts that services and products have in common. */
  copy: Localized<CatalogueCopy>
  /** The content of its folder. */
  entry: Entries[Kind]
}

type Group<Kind extends CatalogueKind> = (typeof content.groups)[Kind][number]

export type CatalogueGroup<Kind extends CatalogueKind = CatalogueKind> = Group<Kind> & {
  items: readonly CatalogueItem<Kind>[]
}

const entryOf = <Meta, Copy>({ meta, copy }: { meta: Meta; copy: Localized<Copy> }) => ({
  ...meta,
  ...numberCopies(copy),
})

/** Groups in the order of the menus; in each, by position, then by slug. A group without a page is left out. */
function groupsOf<Kind extends CatalogueKind>(
  kind: Kind,
  entries: Readonly<Record<string, Entries[Kind]>>,
): readonly CatalogueGroup<Kind>[] {
  const groups: readonly Group<Kind>[] = content.groups[kind]
  const all = groups.map((group) => ({
    ...group,
    items: Object.entries(entries)
      .filter(([, entry]) => entry.group === group.id)
      .sort(([slug, a], [other, b]) => a.order - b.order || (slug < other ? -1 : 1))
      .map(([slug, entry]) => ({
        kind,
        group: group.id,
        groupTitle: mapLocales((locale) => group.copy[locale].title),
        slug,
        path: `/${kind}/${group.id}/${slug}`,
        picture: typeof entry.picture === 'string' ? entry.picture : `${kind}/${slug}`,
        copy: entry.copy,
        entry,
      })),
  }))
  return all.filter(({ items }) => items.length > 0)
}

/** All services and products by group: the source of routes, menus, cards, sitemap and tests. */
export const catalogue: { readonly [Kind in CatalogueKind]: readonly CatalogueGroup<Kind>[] } = {
  services: groupsOf('services', mapValues(content.services, entryOf)),
  products: groupsOf('products', mapValues(content.products, entryOf)),
}

/** All services or all products, in the order of their groups. */
export function catalogueItems<Kind extends CatalogueKind>(kind: Kind): readonly CatalogueItem<Kind>[] {
  const groups: readonly CatalogueGroup<Kind>[] = catalogue[kind]
  return groups.flatMap(({ items }) => items)
}

/** All services and products. */
export const allItems = [...catalogueItems('services'), ...catalogueItems('products')]

/** Returns the service or product with a slug. Throws if there is none. */
export const catalogueItem = <Kind extends CatalogueKind>(kind: Kind, slug: string): CatalogueItem<Kind> =>
  found(
    catalogueItems(kind).find((item) => item.slug === slug),
    `content/catalogue.ts has no page "${slug}" among the ${kind}`,
  )
