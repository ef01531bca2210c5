/** @jest-environment node */
import { type Locale, locales } from '@/lib/locale'

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
import { products } from './products'
import { site } from './site'
import { pagePaths, sitePaths } from './site-paths'

const items = [...catalogueItems('services'), ...catalogueItems('products')]

const deletionCopy = (app: 'swin' | 'lahfa', locale: Locale) =>
  accountDeletion[app][locale]({ brand: site.brand[locale], email: site.emails[0], ...site.retention })

const overviewCopy = (kind: 'services' | 'products', locale: Locale) => ({
  ...{ services: servicesPage, products: productsPage }[kind][locale],
  groups: catalogue[kind].map(({ copy }) => copy[locale]),
})

/** The words of every page by its path. */
const pagesIn = (locale: Locale) => ({
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

const everythingIn = (locale: Locale) => ({
  pages: pagesIn(locale),
  messages: messages[locale],
  deletion: accountDeletionMessages[locale],
  carousels: carouselMessages[locale],
  pictures: Object.fromEntries(items.map(({ picture }) => [picture, { pictureAlt: pictureAlt(picture, locale) }])),
})

interface Text {
  place: string
  text: string
}

/** Every text in a value, with its place in it; a text with a gap is read with X in it. */
function texts(value: unknown, place = ''): Text[] {
  if (typeof value === 'function') return texts(value('X'), place)
  if (typeof value === 'string') return place.endsWith('.id') ? [] : [{ place, text: value }]
  return Object.entries(value ?? {}).flatMap(([key, child]) => texts(child, `${place}.${key}`))
}

/** The decoration's pictures alone may be without words. */
const isSilent = ({ place, text }: Text) => place.endsWith('.pictureAlt') && text === ''

/** What is left of a value without its words: keys, list lengths and the ids of list items. */
function shape(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'id' ? value : 'text'
  if (typeof value !== 'object' || !value) return typeof value
  if (Array.isArray(value)) return value.map((child) => shape(child))
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, shape(child, name)]))
}

/** Whole sentences; a lead-in of two or three words is none. */
const sentences = (text: string) =>
  text.split(/(?<=[.!?؟])\s+/).filter((sentence) => /[.!?؟]$/.test(sentence) && sentence.split(/\s+/).length > 3)

test('both languages hold the same, in the same order', () => {
  expect(shape(everythingIn('ar'))).toEqual(shape(everythingIn('en')))
  expect(Object.keys(pagesIn('en')).toSorted()).toEqual(sitePaths.toSorted())
})

test.each(Object.entries(products))('every screen of %s has its words', (_slug, { screens, copy }) => {
  for (const locale of locales) expect(Object.keys(copy[locale].screens)).toEqual([...screens])
})

describe.each(locales)('%s', (locale) => {
  const pages: Record<string, { title: string; description: string }> = pagesIn(locale)
  const all = texts(everythingIn(locale)).filter((text) => !isSilent(text))

  it.each(Object.entries(pages))('%s has a title and a description of the right length', (_path, copy) => {
    expect(copy.title.length).toBeLessThanOrEqual(60)
    expect(copy.description.length).toBeGreaterThanOrEqual(110)
    expect(copy.description.length).toBeLessThanOrEqual(160)
  })

  it.each(['title', 'description'] as const)('no two pages have the same %s', (key) => {
    const values = Object.values(pages).map((copy) => copy[key])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  })

  it.each(items.map((item) => [item.path, item.copy[locale]] as const))(
    '%s has a short summary and six points or more, each with its lead-in',
    (_path, { summary, bullets }) => {
      expect(summary.length).toBeLessThanOrEqual(80)
      expect(bullets.length).toBeGreaterThanOrEqual(6)
      for (const { lead } of bullets) expect(lead).toMatch(/[.?!؟]$/)
      expect(new Set(bullets.map(({ lead }) => lead)).size).toBe(bullets.length)
    },
  )

  it('no text is empty or has stray spaces', () => {
    // The opening of a refusal is joined to its reason.
    const opening = accountDeletionMessages[locale].failed
    expect(all.filter(({ text }) => !text.trim() || (text !== text.trim() && text !== opening))).toEqual([])
    expect(all.filter(({ text }) => /\s{2}/.test(text))).toEqual([])
  })

  it('is written in its own letters', () => {
    const isForeign =
      locale === 'en' ? (text: string) => /\p{sc=Arabic}/u.test(text) : (text: string) => !/\p{sc=Arabic}/u.test(text)
    // Swin writes its name in Latin letters in both languages.
    expect(all.filter(({ text }) => isForeign(text) && text !== 'swin')).toEqual([])
  })

  it('says nothing in the same words on two pages', () => {
    const placesOf = new Map<string, Set<string>>()
    for (const [path, copy] of Object.entries(pages)) {
      // The deletion pages are two forms of one document.
      const page = path.replace(/^\/(swin|lahfa)-account$/, 'account deletion')
      for (const sentence of texts(copy).flatMap(({ text }) => sentences(text))) {
        placesOf.set(sentence, (placesOf.get(sentence) ?? new Set()).add(page))
      }
    }
    expect(placesOf.size).toBeGreaterThan(500)
    expect([...placesOf].filter(([, places]) => places.size > 1)).toEqual([])
  })
})
