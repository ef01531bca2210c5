import type { Breadcrumb } from '@/components/sections/page-hero/breadcrumbs'
import type { CatalogueItem } from '@/content/catalogue'
import type { Locale } from '@/lib/locale'

import { pageGraph } from './page-graph'
import { softwareApplication, softwareApplicationRef } from './software-application'

/** The structured data of a product page: the software. */
export function productGraph(item: CatalogueItem<'products'>, locale: Locale, breadcrumbs: readonly Breadcrumb[]) {
  const { path, copy } = item
  const { title, description } = copy[locale]
  return pageGraph(
    { locale, path, title, description },
    {
      breadcrumbs,
      mainEntity: softwareApplicationRef(locale, path),
      nodes: [softwareApplication(item, locale)],
    },
  )
}
