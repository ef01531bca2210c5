import type { Locale } from '@/lib/locale'

import { catalogue, catalogueItems } from './catalogue'
import { messages } from './messages'
import { aboutPage } from './pages/about'
import { accessibilityPage } from './pages/accessibility'
import { deletionPage } from './pages/account-deletion'
import { contactPage } from './pages/contact'
import { homePage } from './pages/home'
import { partnersPage } from './pages/partners'
import { privacyPage } from './pages/privacy'
import { productsPage } from './pages/products'
import { servicesPage } from './pages/services'
import { samples } from './samples'
import { site } from './site'
import { pagePaths } from './site-paths'

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
  [pagePaths.swinAccount]: deletionPage('swin', locale),
  [pagePaths.lahfaAccount]: deletionPage('lahfa', locale),
  [pagePaths.privacy]: privacyPage[locale],
  [pagePaths.accessibility]: accessibilityPage[locale],
  ...Object.fromEntries(
    [...catalogueItems('services'), ...catalogueItems('products')].map(({ path, copy }) => [path, copy[locale]]),
  ),
  ...Object.fromEntries(
    samples.map(({ path, copy: { [locale]: copy } }) => [
      path,
      { ...copy, title: messages[locale].samples.title({ title: copy.title }), description: copy.intro },
    ]),
  ),
})

export interface Text {
  /** The keys that lead to the text: '.questions.0.answer'. */
  path: string
  text: string
}

/** Ids, lists of ids, the types of a sample's parts, and code. */
const NO_WORDS = /\.(?:id|type|code)$|\.(?:sources|promises)\.\d+$/

const anyValues: unknown = new Proxy({}, { has: () => true, get: () => 'X' })

/** All texts nested in a value, with their paths. Calls functions that build a text with 'X'. */
export function texts(value: unknown, path = ''): Text[] {
  if (typeof value === 'function') return texts(value(anyValues), path)
  if (typeof value === 'string') return NO_WORDS.test(path) ? [] : [{ path, text: value }]
  return Object.entries(value ?? {}).flatMap(([key, child]) => texts(child, `${path}.${key}`))
}
