import { products } from '@/generated/products'
import { services } from '@/generated/services'
import type { Localized } from '@/lib/locale'

import { productGroups, serviceGroups } from './groups'
import type { PictureName } from './pictures'
import type { CatalogueCopy, GroupCopy, ProductEntry, ServiceEntry } from './types'

export type CatalogueKind = 'services' | 'products'

/** A page of the catalogue as menus, cards, overviews and routes need it. */
export interface CatalogueItem {
  kind: CatalogueKind
  group: string
  slug: string
  /** Without the language's prefix. */
  path: string
  picture: PictureName
  copy: Localized<CatalogueCopy>
}

export interface CatalogueGroup {
  id: string
  picture: PictureName
  copy: Localized<GroupCopy>
  items: readonly CatalogueItem[]
}

type Entry = Pick<ServiceEntry | ProductEntry, 'group' | 'picture' | 'copy'>
type Group = Pick<CatalogueGroup, 'picture' | 'copy'>

const pictureOf = (kind: CatalogueKind, slug: string, { picture }: Entry): PictureName =>
  typeof picture === 'string' ? picture : `${kind}/${slug}`

function groupsOf(
  kind: CatalogueKind,
  groups: Readonly<Record<string, Group>>,
  entries: Readonly<Record<string, Entry>>,
): readonly CatalogueGroup[] {
  return Object.entries(groups).map(([id, { picture, copy }]) => {
    const own = Object.entries(entries).filter(([, { group }]) => group === id)
    const items = own.map(([slug, entry]) => {
      return {
        kind,
        group: id,
        slug,
        path: `/${kind}/${id}/${slug}`,
        picture: pictureOf(kind, slug, entry),
        copy: entry.copy,
      }
    })
    return { id, picture, copy, items }
  })
}

/** Everything the company offers, by kind and group: the one source of routes, menus, cards, sitemap and tests. */
export const catalogue: Readonly<Record<CatalogueKind, readonly CatalogueGroup[]>> = {
  services: groupsOf('services', serviceGroups, services),
  products: groupsOf('products', productGroups, products),
}

/** The pages of one kind, group after group. */
export const catalogueItems = (kind: CatalogueKind): readonly CatalogueItem[] =>
  catalogue[kind].flatMap((group) => group.items)

/** The page of one kind with a slug; throws with both where there is none. */
export function catalogueItem(kind: CatalogueKind, slug: string): CatalogueItem {
  const item = catalogueItems(kind).find((candidate) => candidate.slug === slug)
  if (!item) throw new Error(`content/catalogue.ts has no page "${slug}" among the ${kind}`)
  return item
}
