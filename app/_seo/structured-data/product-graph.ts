import type { CatalogueItem } from '@/content/catalogue'
import type { Locale } from '@/lib/locale'

import type { Crumb } from './breadcrumb-list'
import { faqPage } from './faq-page'
import { pageGraph } from './page-graph'
import { softwareApplication, softwareApplicationRef } from './software-application'

/** The structured data of a product's page: the software, and the page's questions. */
export function productGraph(item: CatalogueItem<'products'>, locale: Locale, trail: readonly Crumb[]) {
  const { path, copy } = item
  const { title, description, questions } = copy[locale]
  return pageGraph(
    { locale, path, title, description },
    {
      trail,
      mainEntity: softwareApplicationRef(locale, path),
      nodes: [softwareApplication(item, locale), faqPage(locale, path, questions)],
    },
  )
}
