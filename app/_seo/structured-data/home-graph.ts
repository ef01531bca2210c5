import { pagePaths } from '@/content/page-paths'
import { homePage } from '@/content/pages'
import type { Locale } from '@/lib/locale'

import { fullOrganization, organizationRef } from './organization'
import { pageGraph } from './page-graph'
import { webSite } from './web-site'

/** The structured data of the home page, with the full description of the company and the site. */
export function homeGraph(locale: Locale) {
  const { title, description } = homePage[locale]
  const page = { locale, path: pagePaths.home, title, description }
  return pageGraph(page, {
    mainEntity: organizationRef,
    organization: fullOrganization(locale),
    nodes: [webSite(locale)],
  })
}
