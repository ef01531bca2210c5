import { open } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'

import { type CatalogueItem, catalogue, type CatalogueKind, catalogueItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { pictureAlt } from '@/content/pictures'
import { site } from '@/content/site'
import type { Store } from '@/content/types'
import { type ProductSlug, products } from '@/generated/products'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { expectProductSections, expectServiceSections, SECTIONS } from './support/page-sections'

/** The words of the specification and its glossary, on purpose not those of the code. */
const WORDS = {
  en: {
    subtitle: 'We provide our Services with high quality, efficiency, and reliability.',
    pdf: 'DOWNLOAD THE EXPLANATION AS PDF',
    gallery: 'Explore The Other Screens',
    ios: 'DOWNLOAD APP FOR IOS',
    android: 'DOWNLOAD APP FOR ANDROID',
    learnMore: 'Learn More',
  },
  ar: {
    subtitle: 'نقدّم خدماتنا بجودة عالية وكفاءة وموثوقية.',
    pdf: 'تنزيل الشرح بصيغة PDF',
    gallery: 'استعرض الشاشات الأخرى',
    ios: 'تنزيل التطبيق لنظام iOS',
    android: 'تنزيل التطبيق لنظام Android',
    learnMore: 'اعرف المزيد',
  },
}
const STORES: Readonly<Record<string, readonly Store[]>> = { swin: ['ios', 'android'], lahfa: ['android'] }
const ADDRESSES: Readonly<Record<string, Partial<Record<Store, string>>>> = site.stores
const ACCOUNT_PAGES: Readonly<Record<string, string>> = { swin: '/swin-account', lahfa: '/lahfa-account' }
const MIN_CARDS = 5
/** Each page is looked at in one language, in turn: they share the markup, and no page can lack its words in either. */
const IN_TURN = { en: 0, ar: 1 }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function expectDetails(page: Page, { kind, slug, picture, copy: copies }: CatalogueItem, locale: Locale) {
  const copy = copies[locale]
  const main = page.getByRole('main')
  await expect(page).toHaveTitle(`${copy.title} | ${site.brand[locale]}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
  await expect(main.getByText(WORDS[locale].subtitle, { exact: true })).toBeVisible()

  const heading = main.getByRole('heading', { level: 2, name: copy.headline, exact: true })
  await expect(heading).toHaveCSS('text-transform', locale === 'en' ? 'uppercase' : 'none')
  await expect(main.getByText(copy.intro, { exact: true })).toBeVisible()
  expect(copy.bullets.length).toBeGreaterThanOrEqual(6)
  for (const { lead, text } of copy.bullets) {
    const sentence = new RegExp(`^\\s*${escaped(lead)}\\s+${escaped(text)}\\s*$`)
    await expect(main.getByRole('listitem').filter({ hasText: sentence })).toBeVisible()
  }

  const preview = main.getByRole('img', { name: pictureAlt(picture, locale), exact: true })
  await preview.scrollIntoViewIfNeeded()
  await expect(preview).toBeVisible()
  await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  const started = page.waitForEvent('download')
  await main.getByRole('link', { name: WORDS[locale].pdf, exact: true }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe(locale === 'ar' ? `${slug}.ar.pdf` : `${slug}.pdf`)
  expect(new URL(download.url()).pathname).toContain(`/pdfs/${kind}/`)
  const file = await open(await download.path())
  const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
  await file.close()
  expect(buffer.toString()).toBe('%PDF-')
}

/** Cards of the same group come first, each with its name, 'Learn More' and its page. */
async function expectCards(page: Page, { kind, group, slug, path }: CatalogueItem, locale: Locale) {
  const { moreIn, moreProducts } = messages[locale].catalogue
  const own = catalogue[kind].find(({ id }) => id === group)
  const heading = kind === 'services' ? moreIn(own?.copy[locale].title ?? '') : moreProducts
  const links = page.getByRole('region', { name: heading, exact: true }).getByRole('link')
  await expect.poll(() => links.count()).toBeGreaterThanOrEqual(MIN_CARDS)
  const hrefs = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''))
  const siblings = own?.items.filter((item) => item.slug !== slug).map((item) => localizePath(locale, item.path)) ?? []
  expect(hrefs.slice(0, siblings.length)).toEqual(siblings)
  expect(hrefs).not.toContain(localizePath(locale, path))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  for (const [index, href] of hrefs.entries()) {
    const item = catalogueItems(kind).find((candidate) => localizePath(locale, candidate.path) === href)
    await expect(links.nth(index)).toHaveAccessibleName(`${item?.copy[locale].title} ${WORDS[locale].learnMore}`)
  }
}

async function expectProduct(page: Page, { slug }: CatalogueItem, locale: Locale) {
  const main = page.getByRole('main')
  const gallery = main.getByRole('region', { name: WORDS[locale].gallery, exact: true })
  await expect(gallery.getByRole('heading', { level: 2, name: WORDS[locale].gallery, exact: true })).toBeVisible()
  await expect(gallery.getByRole('button')).toHaveCount(products[slug as ProductSlug].screens.length)
  for (const store of ['ios', 'android'] as const) {
    const button = main.getByRole('link', { name: WORDS[locale][store], exact: true })
    await expect(button, store).toHaveCount(STORES[slug]?.includes(store) ? 1 : 0)
    if (!STORES[slug]?.includes(store)) continue
    const address = ADDRESSES[slug]?.[store]
    await expect(button).toBeVisible()
    if (address) await expect(button).toHaveAttribute('href', address)
    else {
      await expect(button).not.toHaveAttribute('href')
      await expect(button).toBeDisabled()
    }
  }
  for (const [app, path] of Object.entries(ACCOUNT_PAGES)) {
    // Once where the app is described, and once where its data is.
    const toAccount = `a[href="${localizePath(locale, path)}"]`
    await expect(main.locator(toAccount), path).toHaveCount(app === slug ? 2 : 0)
    const security = main.getByRole('region', { name: SECTIONS[locale].security, exact: true })
    await expect(security.locator(toAccount), path).toHaveCount(app === slug ? 1 : 0)
  }
}

// What a page says, it says in its HTML; so all cards stand still and within reach.
test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  for (const kind of ['services', 'products'] satisfies CatalogueKind[]) {
    test.describe(`${kind}, ${locale}`, () => {
      for (const [index, item] of catalogueItems(kind).entries()) {
        if (index % locales.length !== IN_TURN[locale]) continue
        test(item.slug, async ({ page }) => {
          await page.goto(localizePath(locale, item.path))
          await expectDetails(page, item, locale)
          await expectCards(page, item, locale)
          if (kind === 'services') await expectServiceSections(page, item, locale)
          else {
            await expectProduct(page, item, locale)
            await expectProductSections(page, item, locale)
          }
        })
      }
    })
  }
}
