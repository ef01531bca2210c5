import type { CatalogueKind } from '@/content/catalogue'
import { pagePaths } from '@/content/site-paths'

import type { Crumb } from './breadcrumb-list'
import { offerCatalog } from './offer-catalog'
import { organization } from './organization'
import { pageGraph } from './page-graph'
import type { PageFacts } from './web-page'

interface OverviewFacts extends Omit<PageFacts, 'path'> {
  kind: CatalogueKind
  trail: readonly Crumb[]
}

/** The structured data of an overview page: the company's catalogue of a kind by group. */
export function overviewGraph({ kind, trail, ...page }: OverviewFacts) {
  const { locale, title } = page
  const catalogue = offerCatalog(kind, locale, title)
  const ref = { '@id': catalogue['@id'] }
  return pageGraph(
    { ...page, path: pagePaths[kind] },
    {
      type: 'CollectionPage',
      trail,
      mainEntity: ref,
      organization: { ...organization(locale), hasOfferCatalog: ref },
      nodes: [catalogue],
    },
  )
}
