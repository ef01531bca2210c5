import type { Locale } from '@/lib/locale'

import { catalogue, catalogueItems } from './catalogue'
import { messages } from './messages'
import { accountDeletionMessages } from './messages/account-deletion'
import { carouselMessages } from './messages/carousels'
import { aboutPage } from './pages/about'
import { accountDeletion } from './pages/account-deletion'
import { contactPage } from './pages/contact'
import { homePage } from './pages/home'
import { partnersPage } from './pages/partners'
import { productsPage } from './pages/products'
import { servicesPage } from './pages/services'
import { pictureAlt } from './pictures'
import { site } from './site'
import { pagePaths } from './site-paths'

/** Every page of the catalogue. */
export const items = [...catalogueItems('services'), ...catalogueItems('products')]

const deletionCopy = (app: 'swin' | 'lahfa', locale: Locale) =>
  accountDeletion[app][locale]({ brand: site.brand[locale], email: site.emails[0], ...site.retention })

const overviewCopy = (kind: 'services' | 'products', locale: Locale) => ({
  ...{ services: servicesPage, products: productsPage }[kind][locale],
  groups: catalogue[kind].map(({ copy }) => copy[locale]),
})

/** The words of every page by its path. */
export const pagesIn = (locale: Locale) => ({
  [pagePaths.home]: homePage[locale],
  [pagePaths.services]: overviewCopy('services', locale),
  [pagePaths.products]: overviewCopy('products', locale),
  [pagePaths.partners]: partnersPage[locale],
  [pagePaths.about]: aboutPage[locale],
  [pagePaths.contact]: { title: messages[locale].contactTitle(site.brand[locale]), ...contactPage[locale] },
  [pagePaths.swinAccount]: deletionCopy('swin', locale),
  [pagePaths.lahfaAccount]: deletionCopy('lahfa', locale),
  ...Object.fromEntries(items.map(({ path, copy }) => [path, copy[locale]])),
})

/** Whatever the site says in a language. */
export const everythingIn = (locale: Locale) => ({
  pages: pagesIn(locale),
  messages: messages[locale],
  deletion: accountDeletionMessages[locale],
  carousels: carouselMessages[locale],
  pictures: Object.fromEntries(items.map(({ picture }) => [picture, { pictureAlt: pictureAlt(picture, locale) }])),
})

export interface Text {
  place: string
  text: string
}

/** Every text in a value, with its place in it; a text with a gap is read with X in it. */
export function texts(value: unknown, place = ''): Text[] {
  if (typeof value === 'function') return texts(value('X'), place)
  if (typeof value === 'string') return place.endsWith('.id') ? [] : [{ place, text: value }]
  return Object.entries(value ?? {}).flatMap(([key, child]) => texts(child, `${place}.${key}`))
}

/** Whole sentences; a lead-in of two or three words is none. */
export const sentences = (text: string) =>
  text.split(/(?<=[.!?؟])\s+/).filter((sentence) => /[.!?؟]$/.test(sentence) && sentence.split(/\s+/).length > 3)
