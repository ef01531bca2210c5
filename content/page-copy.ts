import type { Locale } from '@/lib/locale'

import { allItems, catalogue } from './catalogue'
import { messages } from './messages'
import {
  aboutPage,
  contactPage,
  homePage,
  partnersPage,
  productsPage,
  samplesPage,
  servicesPage,
  supplierPage,
} from './pages'
import { accessibilityPage } from './pages/accessibility'
import { deletionPage } from './pages/account-deletion'
import { privacyPage } from './pages/privacy'
import { samples } from './samples'
import { site } from './site'
import { byDeletionPath, pagePaths } from './page-paths'

const overviewCopy = (kind: 'services' | 'products', locale: Locale) => ({
  ...{ services: servicesPage, products: productsPage }[kind][locale],
  groups: catalogue[kind].map(({ copy }) => copy[locale]),
})

/** The texts of all pages by path. */
export const copyByPath = (locale: Locale) => ({
  [pagePaths.home]: homePage[locale],
  [pagePaths.services]: overviewCopy('services', locale),
  [pagePaths.products]: overviewCopy('products', locale),
  [pagePaths.partners]: partnersPage[locale],
  [pagePaths.about]: aboutPage[locale],
  [pagePaths.contact]: { title: messages[locale].contactTitle({ brand: site.brand[locale] }), ...contactPage[locale] },
  ...byDeletionPath((id) => deletionPage(id, locale)),
  [pagePaths.privacy]: privacyPage[locale],
  [pagePaths.accessibility]: accessibilityPage[locale],
  [pagePaths.supplier]: supplierPage[locale],
  [pagePaths.samples]: samplesPage[locale],
  ...Object.fromEntries(allItems.map(({ path, copy }) => [path, copy[locale]])),
  ...Object.fromEntries(
    samples.map(({ path, copy: { [locale]: copy } }) => [
      path,
      { ...copy, title: messages[locale].samples.title({ title: copy.title }), description: copy.intro },
    ]),
  ),
})
