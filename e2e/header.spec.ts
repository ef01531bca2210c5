import { expect, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { sectionIds } from '@/lib/section-ids'
import { site } from '@/content/site'
import { type Locale, localeConfig, locales, otherLocale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { sidewaysRoom } from './support/layout'
import { PRODUCT, SERVICE, USERNAME_DELETION } from './support/pages'
import { eachChangeIn, RELEASE } from './support/release'
import { started } from './support/started'

const SOLID = 'rgb(10, 19, 34)'
const TRANSPARENT = 'rgba(0, 0, 0, 0)'
/** Longer than the debounce of 10 ms. */
const SETTLED_MS = 100

test.use({ viewport: { width: 1280, height: 800 } })

const headerOf = (page: Page) => page.getByRole('banner')
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

test('the header changes above 50 px of scroll and stays in view', async ({ page }) => {
  await page.clock.install()
  await page.goto(localizePath('ar', SERVICE))
  await started(page)
  const header = headerOf(page)
  for (const { width, height } of [
    { width: 1280, height: '88px' },
    { width: 390, height: '72px' },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await scrollTo(page, 50)
    // At 50 px the header must not change.
    await page.clock.runFor(SETTLED_MS)
    await expect(header).toHaveCSS('height', height)
    await expect(header).toHaveCSS('background-color', TRANSPARENT)
    await scrollTo(page, 51)
    await page.clock.runFor(SETTLED_MS)
    await expect(header).toHaveCSS('height', '68px')
    await expect(header).toHaveCSS('background-color', SOLID)
    await scrollTo(page, 900)
    await expect(header).toBeInViewport({ ratio: 1 })
    expect((await header.boundingBox())?.y).toBe(0)
    await scrollTo(page, 0)
    await page.clock.runFor(SETTLED_MS)
    await expect(header).toHaveCSS('height', height)
    await expect(header).toHaveCSS('background-color', TRANSPARENT)
  }
})

test('the header is solid on a page reloaded at its scroll position', async ({ page }) => {
  await page.goto(SERVICE)
  await started(page)
  await scrollTo(page, 900)
  await expect(headerOf(page)).toHaveCSS('background-color', SOLID)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await expect(headerOf(page)).toHaveCSS('background-color', SOLID)
  await expect(headerOf(page)).toBeInViewport()
})

const switchOf = (page: Page, to: Locale) =>
  headerOf(page).getByRole('link', { name: localeConfig[to].nativeName, exact: true })

for (const locale of locales) {
  const other = otherLocale[locale]
  const to = (path: string) => localizePath(locale, path)

  // The home pages have their own form of address: / and /ar.
  const path = locale === 'en' ? '/' : PRODUCT
  test(
    `the language switch leads from ${to(path)} to the same page and back`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      await page.goto(to(path))
      await started(page)
      await switchOf(page, other).click()
      await expect(page).toHaveURL(localizePath(other, path))
      await expect(page.locator('html')).toHaveAttribute('lang', localeConfig[other].tag)
      await expect(page.locator('html')).toHaveCSS('direction', localeConfig[other].dir)
      await switchOf(page, locale).click()
      await expect(page).toHaveURL(to(path))
      await expect(page.locator('html')).toHaveCSS('direction', localeConfig[locale].dir)
      // The address says everything. The site stores nothing about the visitor (privacy page) except that they have
      // seen the video.
      const kept = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        document.cookie,
      ])
      expect(kept.filter((name) => name && name !== 'heroVideoPath')).toEqual([])
    },
  )
}

test('the language switch keeps the section', async ({ page }) => {
  await page.goto(SERVICE)
  await started(page)
  const questions = page.locator(`#${sectionIds.questions}`)
  await questions.evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'start' }))
  await switchOf(page, 'ar').click()
  await expect(page).toHaveURL(`/ar${SERVICE}#${sectionIds.questions}`)
  await expect(questions).toBeInViewport()
  await started(page)
  await scrollTo(page, 0)
  await switchOf(page, 'en').click()
  await expect(page).toHaveURL(SERVICE)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const options = reducedMotion === 'reduce' ? RELEASE : {}
  test(`the page turns from one language to the other, reduced motion: ${reducedMotion}`, options, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition?: { types: Set<string> } }
        sessionStorage.setItem('transition', [...(viewTransition?.types ?? [])].join())
      })
    })
    await page.goto(SERVICE)
    await switchOf(page, 'ar').click()
    await expect(page).toHaveURL(`/ar${SERVICE}`)
    const transition = () => page.evaluate(() => sessionStorage.getItem('transition'))
    await expect.poll(transition).toBe(reducedMotion === 'reduce' ? '' : 'language')
  })
}

test('the header follows client-side navigation, and the logo leads home', async ({ page }) => {
  const locale = 'ar'
  const to = (path: string) => localizePath(locale, path)
  // A page without a picture at its top has the solid header.
  await page.goto(to(USERNAME_DELETION))
  await started(page)
  const header = headerOf(page)
  await expect(header).toHaveCSS('background-color', SOLID)

  await header.getByRole('link', { name: messages[locale].navigation.contact, exact: true }).click()
  await expect(page).toHaveURL(to('/contact'))
  await expect(switchOf(page, 'en')).toHaveAttribute('href', '/contact')
  await expect(switchOf(page, 'en')).toHaveAttribute('lang', localeConfig.en.tag)

  const logo = header.getByRole('link', { name: site.brand[locale], exact: true })
  await expect(logo.getByRole('img')).toHaveAttribute('width', '200')
  await expect(logo.getByRole('img')).toHaveAttribute('height', '150')
  await expect(logo.getByRole('img')).toHaveCSS('animation-duration', '0.5s')
  await logo.click()
  await expect(page).toHaveURL(to('/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(header).toHaveCSS('background-color', TRANSPARENT)
})

/** Seventy letters, as of many firms in the Emirates. The header shows the first word above the others. */
const LONG_NAME = {
  en: ['Emirates', 'Advanced Information Technology Solutions & Consultancy L.L.C'],
  ar: ['الإمارات', 'المتقدمة لحلول تقنية المعلومات والاستشارات الإدارية ذ.م.م'],
}

for (const locale of locales) {
  const title = `a long name of the firm breaks, and pushes nothing away, ${locale}`
  test(title, eachChangeIn('en', locale), async ({ page }) => {
    await page.goto(localizePath(locale, '/about'))
    const lines = headerOf(page).locator('[data-brand] > span > span')
    await lines.evaluateAll((spans, words) => {
      for (const [index, span] of spans.entries()) span.textContent = words[index] ?? ''
    }, LONG_NAME[locale])
    for (const width of [320, 390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysRoom(page), `${width} px`).toBe(0)
      const contact = headerOf(page).getByRole('link', { name: messages[locale].navigation.contact, exact: true })
      // Its letters are not stacked.
      if (await contact.isVisible()) expect((await contact.boundingBox())?.height, `${width} px`).toBeLessThan(60)
    }
  })
}
