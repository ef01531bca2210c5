import type { PageInfo } from '@/app/_seo/page-metadata'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { localizePath } from '@/lib/localize-path'

import { pageGraph } from './page-graph'

/** The structured data of an ordinary page, which is a child of the home page. */
export function childPageGraph(page: PageInfo) {
  const { locale, title } = page
  const home = { title: messages[locale].navigation.home, href: localizePath(locale, pagePaths.home) }
  return pageGraph(page, { breadcrumbs: [home, { title }] })
}
