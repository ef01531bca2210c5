import type { PageInfo } from '@/app/_seo/page-metadata'
import type { Breadcrumb } from '@/components/sections/page-hero/breadcrumbs'
import type { CatalogueKind } from '@/content/catalogue'
import { pagePaths } from '@/content/page-paths'

import { offerCatalog } from './offer-catalog'
import { organization } from './organization'
import { pageGraph } from './page-graph'

interface OverviewInfo extends Omit<PageInfo, 'path'> {
  kind: CatalogueKind
  breadcrumbs: readonly Breadcrumb[]
}

/** The structured data of an overview page: the services or the products by group. */
export function overviewGraph({ kind, breadcrumbs, ...page }: OverviewInfo) {
  const { locale, title } = page
  const catalogue = offerCatalog(kind, locale, title)
  const ref = { '@id': catalogue['@id'] }
  return pageGraph(
    { ...page, path: pagePaths[kind] },
    {
      type: 'CollectionPage',
      breadcrumbs,
      mainEntity: ref,
      organization: { ...organization(locale), hasOfferCatalog: ref },
      nodes: [catalogue],
    },
  )
}
