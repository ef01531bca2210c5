import type { CatalogueItem } from '@/content/catalogue'
import type { Locale } from '@/lib/locale'

import type { Crumb } from './breadcrumb-list'
import { faqPage } from './faq-page'
import { groupOfService } from './offer-catalog'
import { organization } from './organization'
import { pageGraph } from './page-graph'
import { service, serviceRef } from './service'

/** The structured data of a service's page: the service in the company's catalogue, and the page's questions. */
export function serviceGraph(item: CatalogueItem, locale: Locale, trail: readonly Crumb[]) {
  const { path, copy } = item
  const { title, description, questions } = copy[locale]
  const group = groupOfService(item, locale)
  return pageGraph(
    { locale, path, title, description },
    {
      trail,
      mainEntity: serviceRef(locale, path),
      organization: { ...organization(locale), hasOfferCatalog: { '@id': group['@id'] } },
      nodes: [group, service(item, locale), faqPage(locale, path, questions)],
    },
  )
}
