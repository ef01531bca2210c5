import type { Breadcrumb } from '@/components/sections/page-hero/breadcrumbs'
import type { CatalogueItem } from '@/content/catalogue'
import { serviceQuestions } from '@/content/service-questions'
import type { Locale } from '@/lib/locale'

import { faqPage } from './faq-page'
import { groupOfService } from './offer-catalog'
import { organization } from './organization'
import { pageGraph } from './page-graph'
import { service, serviceRef } from './service'

/** The structured data of a service page: the service with its group, and the questions. */
export function serviceGraph(item: CatalogueItem<'services'>, locale: Locale, breadcrumbs: readonly Breadcrumb[]) {
  const { path, entry } = item
  const copy = entry.copy[locale]
  const { title, description } = copy
  const group = groupOfService(item, locale)
  return pageGraph(
    { locale, path, title, description },
    {
      breadcrumbs,
      mainEntity: serviceRef(locale, path),
      organization: { ...organization(locale), hasOfferCatalog: { '@id': group['@id'] } },
      nodes: [group, service(item, locale), faqPage(locale, path, serviceQuestions(copy, locale))],
    },
  )
}
