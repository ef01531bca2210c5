import { catalogueItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { accessibilityPage } from '@/content/pages/accessibility'
import { samples } from '@/content/samples'
import { pages } from '@/content/site-pages'
import type { Locale, Localized } from '@/lib/locale'

/** All pages of the site by group, with their titles. Paths have no locale prefix. */
export function allPages(locale: Locale) {
  const { navigation } = messages[locale]
  const titled = (of: readonly { path: string; copy: Localized<{ title: string }> }[]) =>
    of.map(({ path, copy }) => ({ path, title: copy[locale].title }))
  return [
    { name: accessibilityPage[locale].allPages.main, pages: titled(Object.values(pages)) },
    { name: navigation.services, pages: titled(catalogueItems('services')) },
    { name: navigation.products, pages: titled(catalogueItems('products')) },
    { name: pages.samples.copy[locale].title, pages: titled(samples) },
  ]
}
