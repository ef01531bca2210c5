import type { Localized } from '@/lib/locale'

import { productGroups, serviceGroups } from './groups'
import type { PictureName } from './pictures'
import { products, type ProductSlug } from './products'
import { services, type ServiceSlug } from './services'
import type { CatalogueCopy, GroupCopy } from './types'

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

/** The order of the menus, the overviews and the cards. */
const serviceOrder = {
  enterprise: ['erp-solutions', 'odoo-implementation', 'oracle-ebs', 'oracle-dba'],
  digital: ['transformation', 'web-mobile', 'ai-ml', 'blockchain', 'system-integration'],
  cybersecurity: ['compliance', 'vapt', 'grc', 'zta', 'siem', 'dlp'],
} as const satisfies Record<keyof typeof serviceGroups, readonly ServiceSlug[]>

const productOrder = {
  core: ['web-mobile-apps', 'streaming-vod', 'voip-chat'],
  industry: ['odoo-solutions', 'fintech-crowdfunding', 'restaurant-pos', 'fitness-gym'],
  branded: ['swin', 'lahfa'],
} as const satisfies Record<keyof typeof productGroups, readonly ProductSlug[]>

type Entry = Pick<CatalogueItem, 'picture' | 'copy'>
type Group = Pick<CatalogueGroup, 'picture' | 'copy'>

function groupsOf<Slug extends string>(
  kind: CatalogueKind,
  order: Readonly<Record<string, readonly Slug[]>>,
  groups: Readonly<Record<string, Group>>,
  entries: Readonly<Record<Slug, Entry>>,
): readonly CatalogueGroup[] {
  return Object.entries(order).map(([id, slugs]) => {
    const group = groups[id]
    if (!group) throw new Error(`content/groups.ts has no group "${id}" of ${kind}`)
    const items = slugs.map((slug) => {
      const { picture, copy } = entries[slug]
      return { kind, group: id, slug, path: `/${kind}/${id}/${slug}`, picture, copy }
    })
    return { id, picture: group.picture, copy: group.copy, items }
  })
}

/** Everything the company offers, by kind and group: the one source of routes, menus, cards, sitemap and tests. */
export const catalogue: Readonly<Record<CatalogueKind, readonly CatalogueGroup[]>> = {
  services: groupsOf('services', serviceOrder, serviceGroups, services),
  products: groupsOf('products', productOrder, productGroups, products),
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
