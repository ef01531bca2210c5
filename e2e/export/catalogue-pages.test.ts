import type { Document } from 'domhandler'

import { appIds, apps, type Store } from '@/content/apps'
import { allItems, catalogue, type CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { deletionPaths } from '@/content/page-paths'
import { site, storeAddresses } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { relatedPages } from '@/content/views/related-pages'
import { localizePath } from '@/lib/localize-path'

import { all, one, pieces, section, textOf, texts } from './document'
import { onEachPage, pages } from './site'

type Item = (typeof allItems)[number]

const isProduct = (item: Item): item is CatalogueItem<'products'> => item.kind === 'products'

function expectDetails(document: Document, { kind, slug, copy: copies }: CatalogueItem, locale: Locale) {
  const copy = copies[locale]
  const details = one('main #details', document)
  expect(texts('title', document)[0]).toBe(`${copy.documentTitle} | ${site.brand[locale]}`)
  expect(texts('h1', document)).toEqual([copy.title])
  expect(texts('main #introduction p', document)).toEqual([copy.summary, messages[locale].catalogue.subtitle])
  expect(texts('h2', details)).toEqual([copy.headline])
  expect(texts('p', details).slice(0, 2)).toEqual([copy.title, copy.intro.text])
  expect(all('li', details).map(pieces)).toEqual(copy.bullets.map(({ lead, text }) => [lead, text]))
  // The hero's picture does not appear here again.
  expect(all('img', details).map(({ attribs }) => attribs.alt)).toEqual([
    messages[locale].catalogue.sheetAlt({ title: copy.title }),
  ])
  const [pdf] = all('a[download]', details)
  // Read out of context, each link says which page it belongs to.
  expect(pdf && textOf(pdf)).toBe(`${messages[locale].catalogue.downloadPdf}: ${copy.title}`)
  expect(pdf?.attribs.href).toBe(`/pdfs/${kind}/${slug}${locale === 'ar' ? '.ar' : ''}.pdf`)
  const mails = all('main #introduction a[href^="mailto:"]', document)
  // The first action of an app is its store, once the owner has set the address.
  if (storeAddresses(slug).some(({ href }) => href)) return expect(mails).toEqual([])
  const { askService, askProduct } = messages[locale].catalogue
  expect(mails.map(textOf)).toEqual([`${kind === 'services' ? askService : askProduct}: ${copy.title}`])
  const { protocol, pathname, searchParams } = new URL(mails[0]?.attribs.href ?? '')
  expect([protocol, pathname, searchParams.get('subject')]).toEqual(['mailto:', site.emails[0], copy.title])
}

/** Cards of the same group come first, each with its name, 'Learn More' and its page. A small group is filled up. */
function expectCards(document: Document, { kind, group, slug, path, entry }: CatalogueItem, locale: Locale) {
  const own = catalogue[kind].find(({ id }) => id === group)
  const links = all('a', section(document, messages[locale].catalogue.more))
  const hrefs = links.map(({ attribs }) => attribs.href)
  const siblings = own?.items.filter((item) => item.slug !== slug).map((item) => localizePath(locale, item.path)) ?? []
  // A large group would make its pages grow.
  const first = siblings.slice(0, hrefs.length)
  expect(hrefs.slice(0, first.length)).toEqual(first)
  const related = relatedPages(kind, slug, entry.related).map((item) => localizePath(locale, item.path))
  const added = related.filter((href) => !siblings.includes(href)).slice(0, hrefs.length - first.length)
  expect(hrefs.slice(first.length, first.length + added.length)).toEqual(added)
  expect(hrefs).not.toContain(localizePath(locale, path))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  for (const link of links) {
    const item = allItems.find((one) => localizePath(locale, one.path) === link.attribs.href)
    expect(pieces(link)).toEqual([item?.copy[locale].title, messages[locale].catalogue.learnMore])
  }
}

function expectProduct(document: Document, { slug, entry }: CatalogueItem<'products'>, locale: Locale) {
  const gallery = section(document, messages[locale].catalogue.exploreScreens)
  expect(all('button[type=button] img', gallery)).toHaveLength(entry.copy[locale].screens.length)
  const { downloadIos: ios, downloadAndroid: android } = messages[locale].catalogue
  for (const [store, name] of Object.entries({ ios, android }) as [Store, string][]) {
    const links = all('main a', document).filter((link) => textOf(link) === name)
    const ofStore = storeAddresses(slug).find((one) => one.store === store)
    const address = ofStore?.href
    const expected = address ? { href: address } : { role: 'link', 'aria-disabled': 'true' }
    expect(links.map(({ attribs }) => attribs)).toMatchObject(ofStore ? [expected] : [])
    if (!address) expect(links.filter(({ attribs }) => attribs.href)).toEqual([])
  }
  for (const id of appIds) {
    const path = deletionPaths[id]
    const isOwn = apps[id].product === slug
    // Once, where the page describes the app's data.
    const toAccount = `a[href="${localizePath(locale, path)}"]`
    expect([path, all(`main ${toAccount}`, document).length]).toEqual([path, isOwn ? 1 : 0])
    const security = section(document, messages[locale].sections.products.security)
    expect([path, all(toAccount, security).length]).toEqual([path, isOwn ? 1 : 0])
  }
}

const itemAt = (path: string) => allItems.find((item) => item.path === path)

/** Checks every page of the catalogue. */
const onEachItem = (check: (document: Document, item: Item, locale: Locale) => void) => {
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

test('cards lead to other pages, those of the same group first, then related ones', () => {
  onEachItem(expectCards)
})

test('product pages have their screens, stores and account pages', () => {
  onEachItem((document, item, locale) => {
    if (isProduct(item)) expectProduct(document, item, locale)
  })
})
