import { catalogueItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { copyByPath } from '@/content/page-copy'
import { accessibilityPage } from '@/content/pages/accessibility'
import { samples } from '@/content/samples'
import { pagePaths } from '@/content/page-paths'
import type { Locale } from '@/lib/locale'

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
    {
      name: copies[pagePaths.samples].title,
      pages: samples.map(({ path, copy }) => ({ path, title: copy[locale].title })),
    },
  ]
}
