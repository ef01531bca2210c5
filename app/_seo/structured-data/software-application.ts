import type { MobileApplication, SoftwareApplication } from 'schema-dts'

import { absoluteUrl } from '@/app/_seo/page-metadata'
import { storesOf } from '@/content/apps'
import type { CatalogueItem } from '@/content/catalogue'
import type { ProductGroup } from '@/content/schema/catalogue'
import { site, storeAddresses } from '@/content/site'
import type { NamedText } from '@/content/types'
import type { Locale } from '@/lib/locale'
import { socialCardPath } from '@/lib/page-files'

import { nodeId } from './node-id'
import { organizationRef } from './organization'

/** Written in Latin letters in both languages. */
const OPERATING_SYSTEMS = ['iOS', 'Android']

/** Google's application categories. No single one fits all branded apps. */
const categories: Partial<Record<ProductGroup, string>> = {
  core: 'BusinessApplication',
  industry: 'BusinessApplication',
}

/** The operating systems named in a product's texts on platforms. */
function operatingSystem(platforms: readonly NamedText[]): string | undefined {
  const text = platforms.flatMap((platform) => [platform.name, platform.text]).join(' ')
  return OPERATING_SYSTEMS.filter((system) => new RegExp(`\\b${system}\\b`).test(text)).join(', ') || undefined
}

/** A reference to a product. */
export const softwareApplicationRef = (locale: Locale, path: string) => ({ '@id': nodeId(locale, path, 'software') })

/** A short description of a product, for lists. Products in app stores are mobile applications. */
export function listedSoftwareApplication({ path, copy, slug }: CatalogueItem<'products'>, locale: Locale) {
  return {
    '@type': storesOf(slug).length > 0 ? 'MobileApplication' : 'SoftwareApplication',
    ...softwareApplicationRef(locale, path),
    name: copy[locale].title,
    url: absoluteUrl(locale, path),
  } satisfies SoftwareApplication | MobileApplication
}

/** The full description of a product, for its own page. It has no price or ratings, because the page has none. */
export function softwareApplication(item: CatalogueItem<'products'>, locale: Locale) {
  const { group, copy } = item.entry
  const { intro, modules, platforms } = copy[locale]
  const installUrls = storeAddresses(item.slug).flatMap(({ href }) => href || [])
  return {
    ...listedSoftwareApplication(item, locale),
    description: intro.text,
    image: `${site.url}${socialCardPath(item.path, locale)}`,
    applicationCategory: categories[group],
    operatingSystem: operatingSystem(platforms),
    featureList: modules.map(({ name }) => name),
    installUrl: installUrls.length > 0 ? installUrls : undefined,
    publisher: organizationRef,
  } satisfies SoftwareApplication | MobileApplication
}
