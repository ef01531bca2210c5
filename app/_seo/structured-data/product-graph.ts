import type { Breadcrumb } from '@/components/sections/page-hero/breadcrumbs'
import type { CatalogueItem } from '@/content/catalogue'
import type { Locale } from '@/lib/locale'

import { faqPage } from './faq-page'
import { pageGraph } from './page-graph'
import { softwareApplication, softwareApplicationRef } from './software-application'

/** The structured data of a product page: the software and the questions. */
export function productGraph(item: CatalogueItem<'products'>, locale: Locale, breadcrumbs: readonly Breadcrumb[]) {
  const { path, copy } = item
  const { title, description, questions } = copy[locale]
  return pageGraph(
    { locale, path, title, description },
    {
      breadcrumbs,
      mainEntity: softwareApplicationRef(locale, path),
      nodes: [softwareApplication(item, locale), faqPage(locale, path, questions)],
    },
  )
}
