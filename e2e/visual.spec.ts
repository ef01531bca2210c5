import { expect, type Page, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { createAccount, lahfaArabic, lahfaEnglish, openDeletionPage } from './support/deletion-page'
import { opacityOf, titleOf } from './support/hero'
import { standInForMap } from './support/map'
import { openWithMenu } from './support/menu'
import { openMobileMenu } from './support/mobile-menu'
import { kindPaths, PRODUCT, SERVICE } from './support/pages'
import { RELEASE } from './support/release'
import { started } from './support/started'

/**
 * How pages look: one of each kind and its states, in both languages, on a phone, a tablet and a desktop. Somebody
 * looks at the pictures in e2e/visual when they change: `npm run test:release -- visual --update-snapshots`.
 */
const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const
const WIDTHS = [390, 768, 1440] as const
type Width = (typeof WIDTHS)[number]

/** One of each group that has a section of its own form. */
const GROUP_PATHS = [
  '/services/enterprise/erp-solutions',
  '/services/cybersecurity/siem',
  '/products/core/voip-chat',
  '/products/industry/restaurant-pos',
]

/** A Monday in Dubai, 10:30: the pages show the hour there and the year. */
const NOW = new Date('2026-11-23T06:30:00Z')

const nameOf = (path: string) => path.split('/').at(-1) || 'home'

// The style sheet of the pictures is not a file of the site, so the policy would refuse it.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })
// Each page is laid out, scrolled through and photographed at three widths.
test.describe.configure({ mode: 'parallel', timeout: 120_000 })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  await standInForMap(page)
})

const setWidth = (page: Page, width: Width) => page.setViewportSize({ width, height: HEIGHTS[width] })

/** Loads every picture and every font, visible or not. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}

/** Allows two pictures of a page of 9,000 px, one after the other, on a slow machine. */
const PICTURE_TIMEOUT_MS = 30_000

async function expectLooks(page: Page, name: string, { fullPage = false } = {}) {
  await settle(page)
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage, timeout: PICTURE_TIMEOUT_MS })
}

for (const locale of locales) {
  for (const path of [...kindPaths, ...GROUP_PATHS]) {
    test(`${localizePath(locale, path)} matches its pictures`, RELEASE, async ({ page }) => {
      for (const width of GROUP_PATHS.includes(path) ? ([390, 1440] as const) : WIDTHS) {
        await setWidth(page, width)
        await page.goto(localizePath(locale, path))
        await started(page)
        // The hero's words become visible after its overlay.
        await expect.poll(() => opacityOf(titleOf(page))).toBe(1)
        await expectLooks(page, `${nameOf(path)}-${locale}-${width}`, { fullPage: true })
      }
    })
  }

  test(`the menus match their pictures, ${locale}`, RELEASE, async ({ page }) => {
    await setWidth(page, 1440)
    const { services, allServices } = await openWithMenu(page, locale, SERVICE)
    await services.click()
    await expect(allServices).toBeVisible()
    await expectLooks(page, `menu-${locale}-1440`)
    for (const width of [390, 768] as const) {
      await setWidth(page, width)
      const { button, words } = await openMobileMenu(page, locale)
      await button(words.services).click()
      await expectLooks(page, `mobile-menu-${locale}-${width}`)
    }
  })

  test(`the gallery matches its picture, ${locale}`, RELEASE, async ({ page }) => {
    for (const width of WIDTHS) {
      await setWidth(page, width)
      await page.goto(localizePath(locale, PRODUCT))
      await started(page)
      await settle(page)
      await page.locator('.gallery-thumbnails button').nth(2).click()
      const gallery = page.locator('#screens')
      await expect(gallery).toHaveScreenshot(`gallery-${locale}-${width}.png`)
    }
  })

  test(`the page for unknown paths matches its picture, ${locale}`, RELEASE, async ({ page }) => {
    // Without its script and its refresh, which lead home at once.
    await page.route('**/unknown', async (route) => {
      const reply = await route.fetch()
      const html = (await reply.text()).replace(/<meta http-equiv="refresh"[^>]*>|<script\b.*?<\/script>/gis, '')
      await route.fulfill({ response: reply, body: html })
    })
    for (const width of WIDTHS) {
      await setWidth(page, width)
      await page.goto(localizePath(locale, '/unknown'))
      await expectLooks(page, `not-found-${locale}-${width}`)
    }
  })
}

for (const variant of [lahfaEnglish, lahfaArabic]) {
  test(`errors and success on ${variant.path} match their pictures`, RELEASE, async ({ page, request }) => {
    for (const width of WIDTHS) {
      await setWidth(page, width)
      const form = await openDeletionPage(page, variant)
      await form.button.click()
      await expect(form.identity).toBeFocused()
      await settle(page)
      await expect(form.form).toHaveScreenshot(`errors-${variant.locale}-${width}.png`)
      const { user, password } = await createAccount(request, variant)
      await form.submit(user, password)
      await expect(form.status).toHaveText(variant.words.success)
      await expect(form.form).toHaveScreenshot(`success-${variant.locale}-${width}.png`)
    }
  })
}

test('an element moved by 4 px is noticed', RELEASE, async ({ page }, { config }) => {
  test.skip(config.updateSnapshots === 'all' || config.updateSnapshots === 'changed', 'It would become the picture')
  await setWidth(page, 1440)
  await page.goto(SERVICE)
  await started(page)
  await page.getByRole('heading', { level: 1 }).evaluate((node) => (node.style.translate = '4px'))
  await settle(page)
  const moved = expect(page).toHaveScreenshot(`${nameOf(SERVICE)}-en-1440.png`, {
    fullPage: true,
    timeout: 5000,
  })
  await expect(moved).rejects.toThrow(/pixels .* are different/)
})
