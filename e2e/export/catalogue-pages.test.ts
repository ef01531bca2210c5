import type { Document } from 'domhandler'

import { allItems, catalogue, catalogueItem, type CatalogueItem, catalogueItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { site } from '@/content/site'
import type { Store } from '@/content/types'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { CATALOGUE_WORDS as WORDS } from '../support/catalogue-words'
import { SECTIONS } from '../support/section-names'
import { all, one, pieces, section, textOf, texts } from './document'
import { expectProductSections, expectServiceSections } from './page-sections'
import { onEachPage, pages } from './site'

const STORES: Readonly<Record<string, readonly Store[]>> = { swin: ['ios', 'android'], lahfa: ['android'] }
const ADDRESSES: Readonly<Record<string, Partial<Record<Store, string>>>> = site.stores
const ACCOUNT_PAGES: Readonly<Record<string, string>> = { swin: '/swin-account', lahfa: '/lahfa-account' }
const isService = (item: (typeof allItems)[number]): item is CatalogueItem<'services'> => item.kind === 'services'
const MIN_BULLETS = 6
const MIN_CARDS = 5

function expectDetails(document: Document, { kind, slug, copy: copies }: CatalogueItem, locale: Locale) {
  const copy = copies[locale]
  const details = one('main #details', document)
  expect(texts('title', document)[0]).toBe(`${copy.documentTitle ?? copy.title} | ${site.brand[locale]}`)
  expect(texts('h1', document)).toEqual([copy.title])
  expect(texts('main #introduction p', document)).toEqual([copy.summary, WORDS[locale].subtitle])
  expect(texts('h2', details)).toEqual([copy.title])
  expect(texts('p', details).slice(0, 2)).toEqual([copy.headline, copy.intro.text])
  expect(copy.bullets.length).toBeGreaterThanOrEqual(MIN_BULLETS)
  expect(all('li', details).map(pieces)).toEqual(copy.bullets.map(({ lead, text }) => [lead, text]))
  // The hero's picture does not appear here again.
  expect(all('img', details).map(({ attribs }) => attribs.alt)).toEqual([WORDS[locale].sheet(copy.title)])
  const [pdf] = all('a[download]', details)
  // Read out of context, each link says which page it belongs to.
  expect(pdf && textOf(pdf)).toBe(`${WORDS[locale].pdf}: ${copy.title}`)
  expect(pdf?.attribs.href).toBe(`/pdfs/${kind}/${slug}${locale === 'ar' ? '.ar' : ''}.pdf`)
  const [mail] = all('main #introduction a[href^="mailto:"]', document)
  expect(mail && textOf(mail)).toBe(`${WORDS[locale].ask[kind]}: ${copy.title}`)
  const { protocol, pathname, searchParams } = new URL(mail?.attribs.href ?? '')
  expect([protocol, pathname, searchParams.get('subject')]).toEqual(['mailto:', site.emails[0], copy.title])
}

/** Cards of the same group come first, each with its name, 'Learn More' and its page. */
function expectCards(document: Document, { kind, group, slug, path }: CatalogueItem, locale: Locale) {
  const { moreServices, moreProducts } = messages[locale].catalogue
  const own = catalogue[kind].find(({ id }) => id === group)
  const links = all('a', section(document, kind === 'services' ? moreServices : moreProducts))
  const hrefs = links.map(({ attribs }) => attribs.href)
  const siblings = own?.items.filter((item) => item.slug !== slug).map((item) => localizePath(locale, item.path)) ?? []
  expect(hrefs.length).toBeGreaterThanOrEqual(MIN_CARDS)
  expect(hrefs.slice(0, siblings.length)).toEqual(siblings)
  expect(hrefs).not.toContain(localizePath(locale, path))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  for (const link of links) {
    const item = catalogueItems(kind).find((one) => localizePath(locale, one.path) === link.attribs.href)
    expect(pieces(link)).toEqual([item?.copy[locale].title, WORDS[locale].learnMore])
  }
}

function expectProduct(document: Document, { slug }: CatalogueItem, locale: Locale) {
  const gallery = section(document, WORDS[locale].gallery)
  expect(all('button[type=button] img', gallery)).toHaveLength(
    catalogueItem('products', slug).entry.copy[locale].screens.length,
  )
  for (const store of ['ios', 'android'] as const) {
    const links = all('main a', document).filter((link) => textOf(link) === WORDS[locale][store])
    const address = ADDRESSES[slug]?.[store]
    const expected = address ? { href: address } : { role: 'link', 'aria-disabled': 'true' }
    expect(links.map(({ attribs }) => attribs)).toMatchObject(STORES[slug]?.includes(store) ? [expected] : [])
    if (!address) expect(links.filter(({ attribs }) => attribs.href)).toEqual([])
  }
  for (const [app, path] of Object.entries(ACCOUNT_PAGES)) {
    // Once, where the page describes the app's data.
    const toAccount = `a[href="${localizePath(locale, path)}"]`
    expect([path, all(`main ${toAccount}`, document).length]).toEqual([path, app === slug ? 1 : 0])
    const security = section(document, SECTIONS[locale].security)
    expect([path, all(toAccount, security).length]).toEqual([path, app === slug ? 1 : 0])
  }
}

const itemAt = (path: string) => allItems.find((item) => item.path === path)

/** Checks every page of the catalogue. */
const onEachItem = (check: (document: Document, item: (typeof allItems)[number], locale: Locale) => void) => {
  const ofCatalogue = pages.filter(({ path }) => itemAt(path))
  expect(ofCatalogue).toHaveLength(2 * allItems.length)
  onEachPage(({ document, path, locale }) => {
    const item = itemAt(path)
    if (item) check(document, item, locale)
  }, ofCatalogue)
}

test('the pages of the catalogue have their title, introduction, details, PDF and enquiry', () => {
  onEachItem(expectDetails)
})

test('cards lead to other pages of the same kind, those of the same group first', () => {
  onEachItem(expectCards)
})

test('product pages have their screens, stores and account pages', () => {
  onEachItem((document, item, locale) => {
    if (!isService(item)) expectProduct(document, item, locale)
  })
})

test('the sections of service and product pages have their content, in order', () => {
  onEachItem((document, item, locale) => {
    if (isService(item)) expectServiceSections(document, item, locale)
    else expectProductSections(document, item, locale)
  })
})
