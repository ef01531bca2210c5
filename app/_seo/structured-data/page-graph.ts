import type { Graph, Organization, Thing, WebPage } from 'schema-dts'

import { breadcrumbList, breadcrumbListRef, type Crumb } from './breadcrumb-list'
import { organization } from './organization'
import { type PageFacts, webPage } from './web-page'
import { webSite } from './web-site'

interface PageParts {
  /** Where the page is more than a page. */
  type?: 'CollectionPage' | 'ContactPage'
  /** From the home page down to this page. */
  trail?: readonly Crumb[]
  /** What the page is about: one of the nodes, by its id. */
  mainEntity?: { '@id': string }
  /** What the page says of the company beyond its name. */
  organization?: Organization
  nodes?: readonly Thing[]
}

/** The structured data of a page: the company, the site, the page, its trail and what it tells of, by their ids. */
export function pageGraph(page: PageFacts, parts: PageParts = {}): Graph {
  const { locale, path } = page
  const { type = 'WebPage', trail, mainEntity, nodes = [] } = parts
  const own: WebPage = {
    ...webPage(page),
    '@type': type,
    breadcrumb: trail && breadcrumbListRef(locale, path),
    mainEntity,
  }
  const trails = trail ? [breadcrumbList(locale, path, trail)] : []
  const company = parts.organization ?? organization(locale)
  return { '@context': 'https://schema.org', '@graph': [company, webSite(locale), own, ...trails, ...nodes] }
}
