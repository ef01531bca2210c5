import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { homeBreadcrumb } from './home-breadcrumb'

/** The breadcrumbs of a service or product page. A group has no page, so its breadcrumb is not a link. */
export function catalogueBreadcrumbs(item: CatalogueItem, locale: Locale) {
  const { navigation } = messages[locale]
  return [
    homeBreadcrumb(locale),
    { title: navigation[item.kind], href: localizePath(locale, pagePaths[item.kind]) },
    { title: item.groupTitle[locale] },
    { title: item.copy[locale].title },
  ]
}
