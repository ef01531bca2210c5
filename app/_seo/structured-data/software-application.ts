import type { MobileApplication, SoftwareApplication } from 'schema-dts'

import type { CatalogueItem } from '@/content/catalogue'
import type { ProductGroup } from '@/content/groups'
import { site } from '@/content/site'
import type { NamedText, Store } from '@/content/types'
import type { Locale } from '@/lib/locale'
import { socialCardPath } from '@/lib/page-files'
import { absoluteUrl } from '@/app/_seo/page-metadata'

import { nodeId } from './node-id'
import { organizationRef } from './organization'

/** Both languages write these names in Latin letters. */
const OPERATING_SYSTEMS = ['iOS', 'Android']

/** In the terms of search engines; none of their categories fits an app that the company runs under its own name. */
const categories: Partial<Record<ProductGroup, string>> = {
  core: 'BusinessApplication',
  industry: 'BusinessApplication',
}

const addresses: Readonly<Record<string, Partial<Record<Store, string>>>> = site.stores

/** The operating systems that the words on a product's platforms name. */
function operatingSystem(platforms: readonly NamedText[]): string | undefined {
  const words = platforms.flatMap(({ name, text }) => [name, text]).join(' ')
  return OPERATING_SYSTEMS.filter((system) => new RegExp(`\\b${system}\\b`).test(words)).join(', ') || undefined
}

/** What other nodes call a product by. */
export const softwareApplicationRef = (locale: Locale, path: string) => ({ '@id': nodeId(locale, path, 'software') })

/** A product as a list of products names it. What stores offer is an app for phones. */
export function listedSoftwareApplication(
  { path, copy, entry: { stores } }: CatalogueItem<'products'>,
  locale: Locale,
) {
  return {
    '@type': stores.length > 0 ? 'MobileApplication' : 'SoftwareApplication',
    ...softwareApplicationRef(locale, path),
    name: copy[locale].title,
    url: absoluteUrl(locale, path),
  } satisfies SoftwareApplication | MobileApplication
}

/** A product as its own page describes it; without a price and without ratings, since the page has none. */
export function softwareApplication(item: CatalogueItem<'products'>, locale: Locale) {
  const { stores, group, copy } = item.entry
  const { intro, modules, platforms } = copy[locale]
  const installUrls = stores.flatMap((store) => addresses[item.slug]?.[store] || [])
  return {
    ...listedSoftwareApplication(item, locale),
    description: intro,
    image: `${site.url}${socialCardPath(item.path, locale)}`,
    applicationCategory: categories[group],
    operatingSystem: operatingSystem(platforms),
    featureList: modules.map(({ name }) => name),
    installUrl: installUrls.length > 0 ? installUrls : undefined,
    publisher: organizationRef,
  } satisfies SoftwareApplication | MobileApplication
}
