import { open } from 'node:fs/promises'

import { expect, test } from '@playwright/test'
import type { Document } from 'domhandler'

import { type CatalogueItem, catalogue, catalogueItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { site } from '@/content/site'
import type { Store } from '@/content/types'
import { type ProductSlug, products } from '@/generated/products'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { all, documentAt, one, pieces, section, textOf, texts } from './support/document'
import { expectProductSections, expectServiceSections, SECTIONS } from './support/page-sections'
import { PRODUCT, SERVICE } from './support/pages'

/** The words of the specification and its glossary, deliberately not imported from the code. */
const WORDS = {
  en: {
    subtitle: 'We provide our Services with high quality, efficiency, and reliability.',
    pdf: 'DOWNLOAD THE EXPLANATION AS PDF',
    sheet: (title: string) => `First page of the PDF on ${title}`,
    ask: { services: 'Ask about this service', products: 'Ask about this product' },
    gallery: 'Explore The Other Screens',
    ios: 'DOWNLOAD APP FOR IOS',
    android: 'DOWNLOAD APP FOR ANDROID',
    learnMore: 'Learn More',
  },
  ar: {
    subtitle: 'نقدّم خدماتنا بجودة عالية وكفاءة وموثوقية.',
    pdf: 'تنزيل الشرح بصيغة PDF',
    sheet: (title: string) => `الصفحة الأولى من شرح «${title}» بصيغة PDF`,
    ask: { services: 'استفسر عن هذه الخدمة', products: 'استفسر عن هذا المنتج' },
    gallery: 'استعرض الشاشات الأخرى',
    ios: 'تنزيل التطبيق لنظام iOS',
    android: 'تنزيل التطبيق لنظام Android',
    learnMore: 'اعرف المزيد',
  },
}
const STORES: Readonly<Record<string, readonly Store[]>> = { swin: ['ios', 'android'], lahfa: ['android'] }
const ADDRESSES: Readonly<Record<string, Partial<Record<Store, string>>>> = site.stores
const ACCOUNT_PAGES: Readonly<Record<string, string>> = { swin: '/swin-account', lahfa: '/lahfa-account' }
const items = [...catalogueItems('services'), ...catalogueItems('products')]
const isService = (item: (typeof items)[number]): item is CatalogueItem<'services'> => item.kind === 'services'
const MIN_BULLETS = 6
const MIN_CARDS = 5

function expectDetails(document: Document, { kind, slug, copy: copies }: CatalogueItem, locale: Locale) {
  const copy = copies[locale]
  const details = one('main #details', document)
  expect(texts('title', document)[0]).toBe(`${copy.title} | ${site.brand[locale]}`)
  expect(texts('h1', document)).toEqual([copy.title])
  expect(texts('main #introduction p', document)).toEqual([copy.summary, WORDS[locale].subtitle])
  expect(texts('h2', details)).toEqual([copy.title])
  expect(texts('p', details).slice(0, 2)).toEqual([copy.headline, copy.intro])
  expect(copy.bullets.length).toBeGreaterThanOrEqual(MIN_BULLETS)
  expect(all('li', details).map(pieces)).toEqual(copy.bullets.map(({ lead, text }) => [lead, text]))
  // The hero's picture does not stand here again.
  expect(all('img', details).map(({ attribs }) => attribs.alt)).toEqual([WORDS[locale].sheet(copy.title)])
  const [pdf] = all('a[download]', details)
  // Read out of context, each link says which page it belongs to.
  expect(pdf && textOf(pdf)).toBe(`${WORDS[locale].pdf}: ${copy.title}`)
  expect(pdf?.attribs.href).toBe(`/pdfs/${kind}/${slug}${locale === 'ar' ? '.ar' : ''}.pdf`)
  const [mail] = all('a[href^="mailto:"]', details)
  expect(mail && textOf(mail)).toBe(`${WORDS[locale].ask[kind]}: ${copy.title}`)
  const { protocol, pathname, searchParams } = new URL(mail?.attribs.href ?? '')
  expect([protocol, pathname, ...searchParams]).toEqual(['mailto:', site.emails[0], ['subject', copy.title]])
}

/** Cards of the same group come first, each with its name, 'Learn More' and its page. */
function expectCards(document: Document, { kind, group, slug, path }: CatalogueItem, locale: Locale) {
  const { moreIn, moreProducts } = messages[locale].catalogue
  const own = catalogue[kind].find(({ id }) => id === group)
  const links = all('a', section(document, kind === 'services' ? moreIn(own?.copy[locale].title ?? '') : moreProducts))
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
  expect(all('button[type=button] img', gallery)).toHaveLength(products[slug as ProductSlug].screens.length)
  for (const store of ['ios', 'android'] as const) {
    const links = all('main a', document).filter((link) => textOf(link) === WORDS[locale][store])
    const address = ADDRESSES[slug]?.[store]
    const expected = address ? { href: address } : { role: 'link', 'aria-disabled': 'true' }
    expect(links.map(({ attribs }) => attribs)).toMatchObject(STORES[slug]?.includes(store) ? [expected] : [])
    if (!address) expect(links.filter(({ attribs }) => attribs.href)).toEqual([])
  }
  for (const [app, path] of Object.entries(ACCOUNT_PAGES)) {
    // Once where the app is described, and once where its data is.
    const toAccount = `a[href="${localizePath(locale, path)}"]`
    expect(all(`main ${toAccount}`, document), path).toHaveLength(app === slug ? 2 : 0)
    const security = section(document, SECTIONS[locale].security)
    expect(all(toAccount, security), path).toHaveLength(app === slug ? 1 : 0)
  }
}

for (const locale of locales) {
  for (const item of items) {
    const address = localizePath(locale, item.path)

    test(`the content of ${address}`, async ({ request }) => {
      const document = await documentAt(request, address)
      expectDetails(document, item, locale)
      expectCards(document, item, locale)
      if (isService(item)) expectServiceSections(document, item, locale)
      else {
        expectProduct(document, item, locale)
        expectProductSections(document, item, locale)
      }
    })
  }
}

// What only a browser knows: capitals, accessible names, decoded pictures and the name of a download.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [locale, path] of [
    ['en', SERVICE],
    ['ar', PRODUCT],
  ] as const) {
    test(`the details of ${localizePath(locale, path)}`, async ({ page }) => {
      const item = items.find((one) => one.path === path)
      if (!item) throw new Error(`${path} is no page of the catalogue`)
      const { title } = item.copy[locale]
      await page.goto(localizePath(locale, path))
      const main = page.getByRole('main')
      const heading = main.getByRole('heading', { level: 2, name: title, exact: true })
      await expect(heading).toHaveCSS('text-transform', locale === 'en' ? 'uppercase' : 'none')

      const sheet = main.getByRole('img', { name: WORDS[locale].sheet(title), exact: true })
      await sheet.scrollIntoViewIfNeeded()
      await expect.poll(() => sheet.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

      const related = main
        .getByRole('region', { name: SECTIONS[locale].related, exact: true })
        .getByRole('link')
        .first()
      const href = await related.getAttribute('href')
      const target = items.find((one) => localizePath(locale, one.path) === href)?.copy[locale]
      await expect(related).toHaveAccessibleName(`${target?.title} ${target?.summary}`)
      const card = main.locator('[aria-roledescription] a').first()
      await expect(card).toHaveAccessibleName(new RegExp(`^.+ ${WORDS[locale].learnMore}$`))

      const downloading = page.waitForEvent('download')
      await main.getByRole('link', { name: WORDS[locale].pdf }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(locale === 'ar' ? `${item.slug}.ar.pdf` : `${item.slug}.pdf`)
      const file = await open(await download.path())
      const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
      await file.close()
      expect(buffer.toString()).toBe('%PDF-')
    })
  }
})
