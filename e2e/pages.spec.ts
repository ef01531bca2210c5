import { expect, test } from '@playwright/test'

import { catalogue, catalogueItems } from '@/content/catalogue'
import { contactPage } from '@/content/pages/contact'
import { site } from '@/content/site'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { standInForMap } from './support/map'

/** The words of the specification and its glossary, on purpose not those of the code. */
const WORDS = {
  en: {
    services: 'Our Services',
    products: 'Our Products',
    partners: 'Our Partners',
    about: 'About Us',
    comingSoon: 'Coming soon...',
    contactTitle: `Contact ${site.brand.en}`,
    contactHeader: 'Get in Touch',
    contactSubtitle: "We'd love to hear from you. Reach out to us through any of the following channels.",
    cards: ['Email Us', 'Call Us', 'Visit Us'],
  },
  ar: {
    services: 'خدماتنا',
    products: 'منتجاتنا',
    partners: 'شركاؤنا',
    about: 'من نحن',
    comingSoon: 'قريبًا...',
    contactTitle: `تواصل مع ${site.brand.ar}`,
    contactHeader: 'تواصل معنا',
    contactSubtitle: 'يسعدنا أن نسمع منكم. تواصلوا معنا عبر أيٍّ من القنوات التالية.',
    cards: ['راسلنا', 'اتصل بنا', 'تفضّل بزيارتنا'],
  },
}

/** The specification's delays of the cards, s. */
const CARD_DELAYS_S = [0.2, 0.4, 0.6]
const MAP_HEIGHT_PX = 450

for (const locale of locales) {
  const words = WORDS[locale]
  const to = (path: string) => localizePath(locale, path)

  test.describe(`pages, ${locale}`, () => {
    for (const kind of ['services', 'products'] as const) {
      test(`${kind} lists the catalogue by group`, async ({ page }) => {
        await page.goto(to(`/${kind}`))
        const main = page.getByRole('main')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[kind])
        await expect(main.getByRole('heading', { level: 2 })).toHaveText(
          catalogue[kind].map(({ copy }) => copy[locale].title),
        )
        for (const { path, copy } of catalogueItems(kind)) {
          const { title, summary } = copy[locale]
          const link = main.getByRole('link', { name: `${title} ${summary}`, exact: true })
          await expect(link).toBeVisible()
          await expect(link).toHaveAttribute('href', to(path))
        }
      })
    }

    for (const name of ['partners', 'about'] as const) {
      test(`${name} is announced`, async ({ page }) => {
        await page.goto(to(`/${name}`))
        await expect(page).toHaveTitle(`${words[name]} | ${site.brand[locale]}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[name])
        await expect(page.getByText(words.comingSoon, { exact: true })).toBeVisible()
      })
    }

    test('contact says how to reach the company', async ({ page }) => {
      await standInForMap(page)
      await page.goto(to('/contact'))
      await expect(page).toHaveTitle(`${words.contactTitle} | ${site.brand[locale]}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.contactHeader)
      await expect(main.getByText(words.contactSubtitle, { exact: true })).toBeVisible()
      for (const title of words.cards) await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible()
      for (const email of site.emails) {
        await expect(main.getByRole('link', { name: email, exact: true })).toHaveAttribute('href', `mailto:${email}`)
      }
      const phone = main.getByRole('link', { name: site.phone, exact: true })
      await expect(phone).toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`)
      // A number is read from left to right in Arabic too.
      await expect(phone.getByText(site.phone)).toHaveCSS('direction', 'ltr')
      for (const line of site.addressLines) await expect(main.getByText(line[locale], { exact: true })).toBeVisible()
      await expect(main.getByRole('img', { name: contactPage[locale].pictureAlt })).toBeAttached()
    })

    test('contact shows a map, as wide as the window', async ({ page }) => {
      await standInForMap(page)
      await page.goto(to('/contact'))
      const map = page.getByTitle(contactPage[locale].mapTitle, { exact: true })
      await expect(map).toHaveAttribute('loading', 'lazy')
      await expect(map).toHaveAttribute('src', site.map.embedUrl)
      await map.scrollIntoViewIfNeeded()
      await expect(page.frameLocator('iframe').getByText('Map of the stand-in')).toBeVisible()
      await expect(map).toHaveJSProperty('offsetHeight', MAP_HEIGHT_PX)
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      await expect(map).toHaveJSProperty('offsetWidth', width)
    })

    test('the keyboard passes a map that is not there yet', async ({ page }) => {
      let letCome = () => {}
      await standInForMap(page, new Promise((resolve) => (letCome = resolve)))
      await page.goto(to('/contact'))
      const map = page.getByTitle(contactPage[locale].mapTitle, { exact: true })
      await expect(map).toHaveAttribute('src', site.map.embedUrl)
      await map.scrollIntoViewIfNeeded()
      const link = page.getByRole('link', { name: contactPage[locale].mapLink })
      await link.focus()
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('main').getByRole('link', { name: site.phone })).toBeFocused()
      letCome()
      await expect(page.frameLocator('iframe').getByText('Map of the stand-in')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(map.or(link).and(page.locator(':focus'))).toHaveCount(1)
    })

    test('contact brings its cards in one after the other', async ({ page }) => {
      await standInForMap(page)
      await page.goto(to('/contact'))
      const cards = words.cards.map((title) =>
        page.getByRole('main').getByRole('heading', { level: 2, name: title }).locator('..'),
      )
      for (const [index, card] of cards.entries()) {
        await expect(card).toHaveCSS('animation-delay', `${CARD_DELAYS_S[index]}s`)
        await expect(card).not.toHaveCSS('animation-name', 'none')
        await expect(card).toHaveCSS('opacity', '1')
      }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const card of cards) await expect(card).toHaveCSS('animation-name', 'none')
    })
  })
}
