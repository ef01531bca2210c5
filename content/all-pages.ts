import type { Locale } from '@/lib/locale'

import { catalogueItems } from './catalogue'
import { messages } from './messages'
import { copyByPath } from './page-copy'
import { accessibilityPage } from './pages/accessibility'
import { pagePaths } from './site-paths'

/** All pages of the site by group, with their titles. Paths have no locale prefix. */
export function allPages(locale: Locale) {
  const copies = copyByPath(locale)
  const { navigation } = messages[locale]
  const listed = (kind: 'services' | 'products') =>
    catalogueItems(kind).map(({ path, copy }) => ({ path, title: copy[locale].title }))
  return [
    {
      name: accessibilityPage[locale].allPages.main,
      pages: Object.values(pagePaths).map((path) => ({ path, title: copies[path].title })),
    },
    { name: navigation.services, pages: listed('services') },
    { name: navigation.products, pages: listed('products') },
  ]
}
