import { expect, test } from '@playwright/test'

import { homePage } from '@/content/pages/home'
import { localizePath } from '@/lib/localize-path'
import { locales } from '@/lib/locale'

import { advance, openHome, rememberFilm, skip } from './support/hero'
import { testInOneLanguage } from './support/one-language'

/** The specification's numbers, ms and px. */
const ADVANCE_MS = 7000
const LOCK_MS = 600
const SCROLL_DOWN = { stopsAbove: 200, duration: 50 }

/** As the specification and its decisions have them. */
const LINKS = [
  '/services/cybersecurity/compliance',
  '/services/digital/ai-ml',
  '/services/enterprise/erp-solutions',
  '/products/industry/odoo-solutions',
]
const TITLES = {
  en: ['Cybersecurity Solutions', 'AI & Machine Learning', 'Enterprise ERP Solutions', 'Industry Specific Solutions'],
  ar: homePage.ar.slides.map(({ title }) => title),
}

for (const locale of locales) {
  const shared = testInOneLanguage(locale)
  const titles = TITLES[locale]

  test.describe(`hero, ${locale}`, () => {
    test.beforeEach(({ page }) => rememberFilm(page))

    test('has four slides, each with its link', async ({ page }) => {
      const { title, explore, thumbnails } = await openHome(page, locale)
      await expect(thumbnails).toHaveCount(4)
      for (const [index, link] of LINKS.entries()) {
        await expect(thumbnails.nth(index)).toHaveAccessibleName(titles[index] ?? '')
        await thumbnails.nth(index).click()
        await advance(page, LOCK_MS)
        await expect(title).toHaveText(titles[index] ?? '')
        await expect(explore).toHaveAttribute('href', localizePath(locale, link))
      }
      await thumbnails.nth(1).click()
      await explore.click()
      await expect(page).toHaveURL(localizePath(locale, '/services/digital/ai-ml'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '')
    })

    shared('advances every 7 s and starts again after the last', async ({ page }) => {
      const { title, thumbnails } = await openHome(page, locale)
      for (const index of [0, 1, 2, 3, 0, 1]) {
        await skip(page, ADVANCE_MS - 1)
        await expect(title).toHaveText(titles[index] ?? '')
        await expect(thumbnails.and(page.locator('[aria-current]'))).toHaveAccessibleName(titles[index] ?? '')
        await advance(page, 1)
      }
    })

    shared('drops a choice while a slide changes', async ({ page }) => {
      const { title, thumbnails } = await openHome(page, locale)
      await thumbnails.nth(2).click()
      await advance(page, LOCK_MS - 1)
      await thumbnails.nth(1).click()
      await advance(page, 0)
      await expect(title).toHaveText(titles[2] ?? '')
      await advance(page, 1)
      await thumbnails.nth(1).click()
      await expect(title).toHaveText(titles[1] ?? '')

      // The change that comes by itself locks as well.
      await advance(page, LOCK_MS)
      await skip(page, ADVANCE_MS)
      await expect(title).toHaveText(titles[2] ?? '')
      await thumbnails.nth(0).click()
      await advance(page, LOCK_MS - 1)
      await expect(title).toHaveText(titles[2] ?? '')
    })

    shared('goes on with a full 7 s, 600 ms after a choice', async ({ page }) => {
      const { title, thumbnails } = await openHome(page, locale)
      await skip(page, ADVANCE_MS - 1)
      await thumbnails.nth(2).click()
      await advance(page, LOCK_MS)
      await skip(page, ADVANCE_MS - 1)
      await expect(title).toHaveText(titles[2] ?? '')
      await advance(page, 1)
      await expect(title).toHaveText(titles[3] ?? '')
    })

    shared('is not held up by the thumbnail of its current slide', async ({ page }) => {
      const { title, thumbnails } = await openHome(page, locale)
      await skip(page, ADVANCE_MS - 1)
      await thumbnails.nth(0).click()
      await advance(page, 1)
      await expect(title).toHaveText(titles[1] ?? '')
    })

    test('scrolls down to just above the vision section', async ({ page }) => {
      const { scrollDown } = await openHome(page, locale)
      for (const follow of [() => scrollDown.click(), () => scrollDown.press('Enter')]) {
        await page.evaluate(() => window.scrollTo(0, 0))
        await follow()
        // The duration, and the frame it starts with.
        await advance(page, SCROLL_DOWN.duration + 20)
        const top = () => page.locator('#vision').evaluate((section) => Math.round(section.getBoundingClientRect().top))
        expect(await top()).toBe(SCROLL_DOWN.stopsAbove)
      }
    })
  })
}
