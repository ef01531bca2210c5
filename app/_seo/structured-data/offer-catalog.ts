import type { OfferCatalog } from 'schema-dts'

import { catalogue, type CatalogueGroup, type CatalogueItem, type CatalogueKind } from '@/content/catalogue'
import { pagePaths } from '@/content/page-paths'
import type { Locale } from '@/lib/locale'

import { nodeId } from './node-id'
import { listedService, serviceRef } from './service'
import { listedSoftwareApplication } from './software-application'

const group = (kind: CatalogueKind, locale: Locale, { id, copy }: CatalogueGroup) => ({
  '@type': 'OfferCatalog' as const,
  '@id': nodeId(locale, pagePaths[kind], id),
  name: copy[locale].title,
})

/** Services are `Offer`s. Products are not: an offer of software needs a price. */
const offer = (service: CatalogueItem<'services'>, locale: Locale) => ({
  '@type': 'Offer' as const,
  itemOffered: listedService(service, locale),
})

const groupsOf = (kind: CatalogueKind, locale: Locale) =>
  kind === 'services'
    ? catalogue.services.map((each) => ({
        ...group(kind, locale, each),
        itemListElement: each.items.map((item) => offer(item, locale)),
      }))
    : catalogue.products.map((each) => ({
        ...group(kind, locale, each),
        itemListElement: each.items.map((item) => listedSoftwareApplication(item, locale)),
      }))

/** All services or products by group, as on their overview page. */
export const offerCatalog = (kind: CatalogueKind, locale: Locale, name: string) =>
  ({
    '@type': 'OfferCatalog',
    '@id': nodeId(locale, pagePaths[kind], 'catalogue'),
    name,
    itemListElement: groupsOf(kind, locale),
  }) satisfies OfferCatalog

/** The group of a service, containing this service only; the overview page lists the whole group. */
export function groupOfService(item: CatalogueItem, locale: Locale) {
  const own = catalogue.services.find(({ id }) => id === item.group)
  if (!own) throw new Error(`content/catalogue.ts has no group "${item.group}" of services`)
  return {
    ...group('services', locale, own),
    itemListElement: { '@type': 'Offer', itemOffered: serviceRef(locale, item.path) },
  } satisfies OfferCatalog
}
