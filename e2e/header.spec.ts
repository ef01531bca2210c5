import { expect, type Page, test } from '@playwright/test'

import { site } from '@/content/site'
import { type Locale, localeFacts, locales, otherLocale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { PRODUCT, SERVICE } from './support/pages'
import { started } from './support/started'

const NIGHT = 'rgb(10, 19, 34)'
const TRANSPARENT = 'rgba(0, 0, 0, 0)'

test.use({ viewport: { width: 1280, height: 800 } })

const headerOf = (page: Page) => page.getByRole('banner')
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

for (const locale of locales) {
  for (const { width, high } of [
    { width: 1280, high: '88px' },
    { width: 390, high: '72px' },
  ]) {
    test(`the header changes below 50 px and stays in view, ${locale}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(localizePath(locale, SERVICE))
      await started(page)
      const header = headerOf(page)
      await scrollTo(page, 50)
      await expect(header).toHaveCSS('height', high)
      await expect(header).toHaveCSS('background-color', TRANSPARENT)
      await scrollTo(page, 51)
      await expect(header).toHaveCSS('height', '68px')
      await expect(header).toHaveCSS('background-color', NIGHT)
      await scrollTo(page, 900)
      await expect(header).toBeInViewport({ ratio: 1 })
      expect((await header.boundingBox())?.y).toBe(0)
      await scrollTo(page, 0)
      await expect(header).toHaveCSS('height', high)
      await expect(header).toHaveCSS('background-color', TRANSPARENT)
    })
  }
}

test('at 50 px it has not changed after any time', async ({ page }) => {
  await page.clock.install()
  await page.goto(SERVICE)
  await started(page)
  await scrollTo(page, 50)
  await page.clock.runFor(1000)
  await expect(headerOf(page)).toHaveCSS('position', 'absolute')
  await scrollTo(page, 51)
  await page.clock.runFor(1000)
  await expect(headerOf(page)).toHaveCSS('position', 'fixed')
})

test('it is right at once on a page that is loaded again where it was left', async ({ page }) => {
  await page.goto(SERVICE)
  await started(page)
  await scrollTo(page, 900)
  await expect(headerOf(page)).toHaveCSS('background-color', NIGHT)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await expect(headerOf(page)).toHaveCSS('background-color', NIGHT)
  await expect(headerOf(page)).toBeInViewport()
})

test('a page without art at its top has the solid header', async ({ page }) => {
  await page.goto('/swin-account')
  await started(page)
  await expect(headerOf(page)).toHaveCSS('background-color', NIGHT)
})

const switchOf = (page: Page, to: Locale) =>
  headerOf(page).getByRole('link', { name: localeFacts[to].nativeName, exact: true })

for (const locale of locales) {
  const other = otherLocale[locale]

  // There and back each time: those of one language are not those of the other.
  for (const path of { en: ['/', SERVICE, '/lahfa-account'], ar: ['/contact', PRODUCT] }[locale]) {
    test(`the switch leads from ${localizePath(locale, path)} to the same page and back`, async ({ page }) => {
      await page.goto(localizePath(locale, path))
      await started(page)
      await switchOf(page, other).click()
      await expect(page).toHaveURL(localizePath(other, path))
      await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[other].tag)
      await expect(page.locator('html')).toHaveCSS('direction', localeFacts[other].dir)
      await switchOf(page, locale).click()
      await expect(page).toHaveURL(localizePath(locale, path))
      await expect(page.locator('html')).toHaveCSS('direction', localeFacts[locale].dir)
    })
  }

  test(`the switch follows when the page changes, ${locale}`, async ({ page }) => {
    await page.goto(localizePath(locale, SERVICE))
    await started(page)
    await headerOf(page)
      .locator(`a[href="${localizePath(locale, '/contact')}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(localizePath(locale, '/contact'))
    await expect(switchOf(page, other)).toHaveAttribute('href', localizePath(other, '/contact'))
    await expect(switchOf(page, other)).toHaveAttribute('lang', localeFacts[other].tag)
  })

  test(`the logo leads home, ${locale}`, async ({ page }) => {
    await page.goto(localizePath(locale, '/contact'))
    await started(page)
    const logo = headerOf(page).getByRole('link', { name: site.brand[locale], exact: true })
    const image = logo.getByRole('img')
    await expect(image).toHaveAttribute('width', '200')
    await expect(image).toHaveAttribute('height', '150')
    await expect(image).toHaveCSS('animation-duration', '0.5s')
    await logo.click()
    await expect(page).toHaveURL(localizePath(locale, '/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
}
