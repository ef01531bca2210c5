import type { PageInfo } from '@/app/_seo/page-metadata'
import { homeBreadcrumb } from '@/content/views/home-breadcrumb'

import { pageGraph } from './page-graph'

/** The structured data of an ordinary page, which is a child of the home page. */
export function childPageGraph(page: PageInfo) {
  const { locale, title } = page
  return pageGraph(page, { breadcrumbs: [homeBreadcrumb(locale), { title }] })
}
