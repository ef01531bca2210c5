import type { TechArticle } from 'schema-dts'

import type { PageInfo } from '@/app/_seo/page-metadata'
import type { Breadcrumb } from '@/components/sections/page-hero/breadcrumbs'
import { sitePage } from '@/content/site-pages'
import { localeConfig } from '@/lib/locale'

import { nodeId } from './node-id'
import { organizationRef } from './organization'
import { pageGraph } from './page-graph'
import { webPageRef } from './web-page'

/** The structured data of a sample's page: an article by the company. */
export function sampleGraph(page: PageInfo, breadcrumbs: readonly Breadcrumb[]) {
  const { locale, path, title, description } = page
  const article = {
    '@type': 'TechArticle',
    '@id': nodeId(locale, path, 'article'),
    headline: title,
    description,
    dateModified: sitePage(path).updated,
    inLanguage: localeConfig[locale].tag,
    author: organizationRef,
    publisher: organizationRef,
    mainEntityOfPage: webPageRef(locale, path),
  } satisfies TechArticle
  return pageGraph(page, { breadcrumbs, mainEntity: { '@id': article['@id'] }, nodes: [article] })
}
