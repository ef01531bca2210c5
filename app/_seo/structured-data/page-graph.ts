import type { Graph, Organization, Thing, WebPage } from 'schema-dts'

import type { PageInfo } from '@/app/_seo/page-metadata'
import type { Breadcrumb } from '@/components/sections/page-hero/breadcrumbs'

import { breadcrumbList, breadcrumbListRef } from './breadcrumb-list'
import { organization } from './organization'
import { webPage } from './web-page'

interface PageParts {
  /** A subtype of `WebPage`. */
  type?: 'CollectionPage' | 'ContactPage'
  /** From the home page to this page. */
  breadcrumbs?: readonly Breadcrumb[]
  /** A reference to the node that the page is about. */
  mainEntity?: { '@id': string }
  /** Replaces the short description of the company. */
  organization?: Organization
  nodes?: readonly Thing[]
}

/** The structured data of a page: company, page, breadcrumbs and other nodes, linked by id. */
export function pageGraph(page: PageInfo, parts: PageParts = {}): Graph {
  const { locale, path } = page
  const { type = 'WebPage', breadcrumbs, mainEntity, nodes = [] } = parts
  const own: WebPage = {
    ...webPage(page),
    '@type': type,
    breadcrumb: breadcrumbs && breadcrumbListRef(locale, path),
    mainEntity,
  }
  const breadcrumbNodes = breadcrumbs ? [breadcrumbList(locale, path, breadcrumbs)] : []
  const company = parts.organization ?? organization(locale)
  return { '@context': 'https://schema.org', '@graph': [company, own, ...breadcrumbNodes, ...nodes] }
}
