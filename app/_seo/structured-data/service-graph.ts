import type { Breadcrumb } from '@/components/sections/page-hero/breadcrumbs'
import type { CatalogueItem } from '@/content/catalogue'
import type { Locale } from '@/lib/locale'

import { groupOfService } from './offer-catalog'
import { organization } from './organization'
import { pageGraph } from './page-graph'
import { service, serviceRef } from './service'

/** The structured data of a service page: the service with its group. */
export function serviceGraph(item: CatalogueItem<'services'>, locale: Locale, breadcrumbs: readonly Breadcrumb[]) {
  const { path, entry } = item
  const { title, description } = entry.copy[locale]
  const group = groupOfService(item, locale)
  return pageGraph(
    { locale, path, title, description },
    {
      breadcrumbs,
      mainEntity: serviceRef(locale, path),
      organization: { ...organization(locale), hasOfferCatalog: { '@id': group['@id'] } },
      nodes: [group, service(item, locale)],
    },
  )
}
