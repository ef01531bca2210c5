import type { Localized } from '@/lib/locale'

import { products, services } from './entries'
import { type GroupCopy, productGroups, serviceGroups } from './groups'
import type { PictureName } from './pictures'
import type { CatalogueCopy, ProductEntry, ServiceEntry } from './types'

interface Entries {
  services: ServiceEntry
  products: ProductEntry
}

export type CatalogueKind = keyof Entries

/** A service or product page: its path and the exports of its content folder. */
export interface CatalogueItem<Kind extends CatalogueKind = CatalogueKind> {
  kind: Kind
  group: string
  slug: string
  /** Without the locale prefix. */
  path: string
  picture: PictureName
  /** The texts that services and products have in common. */
  copy: Localized<CatalogueCopy>
  /** The export of its content folder. */
  entry: Entries[Kind]
}

export interface CatalogueGroup<Kind extends CatalogueKind = CatalogueKind> {
  id: string
  picture: PictureName
  copy: Localized<GroupCopy>
  items: readonly CatalogueItem<Kind>[]
}

const pictureOf = (kind: CatalogueKind, slug: string, { picture }: Entries[CatalogueKind]): PictureName =>
  typeof picture === 'string' ? picture : `${kind}/${slug}`

function groupsOf<Kind extends CatalogueKind>(
  kind: Kind,
  groups: Readonly<Record<string, Omit<CatalogueGroup, 'id' | 'items'>>>,
  entries: Readonly<Record<string, Entries[Kind]>>,
): readonly CatalogueGroup<Kind>[] {
  return Object.entries(groups).map(([id, { picture, copy }]) => ({
    id,
    picture,
    copy,
    items: Object.entries(entries)
      .filter(([, { group }]) => group === id)
      .map(([slug, entry]) => ({
        kind,
        group: id,
        slug,
        path: `/${kind}/${id}/${slug}`,
        picture: pictureOf(kind, slug, entry),
        copy: entry.copy,
        entry,
      })),
  }))
}

/** All services and products by group: the source of routes, menus, cards, sitemap and tests. */
export const catalogue: { readonly [Kind in CatalogueKind]: readonly CatalogueGroup<Kind>[] } = {
  services: groupsOf('services', serviceGroups, services),
  products: groupsOf('products', productGroups, products),
}

/** All services or all products, in the order of their groups. */
export function catalogueItems<Kind extends CatalogueKind>(kind: Kind): readonly CatalogueItem<Kind>[] {
  const groups: readonly CatalogueGroup<Kind>[] = catalogue[kind]
  return groups.flatMap(({ items }) => items)
}

/** Returns the service or product with a slug. Throws if there is none. */
export function catalogueItem<Kind extends CatalogueKind>(kind: Kind, slug: string): CatalogueItem<Kind> {
  const item = catalogueItems(kind).find((candidate) => candidate.slug === slug)
  if (!item) throw new Error(`content/catalogue.ts has no page "${slug}" among the ${kind}`)
  return item
}
