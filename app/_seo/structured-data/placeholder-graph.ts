import { messages } from '@/content/messages'
import { pagePaths } from '@/content/site-paths'
import { localizePath } from '@/lib/localize-path'

import { pageGraph } from './page-graph'
import type { PageFacts } from './web-page'

/** The structured data of a page that is announced. It shows no trail, but its place is below the home page. */
export function placeholderGraph(page: PageFacts) {
  const { locale, title } = page
  const home = { title: messages[locale].navigation.home, href: localizePath(locale, pagePaths.home) }
  return pageGraph(page, { trail: [home, { title }] })
}
