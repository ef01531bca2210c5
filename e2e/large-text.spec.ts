import { chromium, expect, type Page, test as base } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { emailEnglish, openDeletionPage, usernameArabic } from './support/deletion-page'
import { clipped, sidewaysRoom } from './support/layout'
import { standInForMap } from './support/map'
import { mobileMenu, openMobileMenu } from './support/mobile-menu'
import { allPages, chunksOf, kindPaths, MODULES } from './support/pages'
import { eachChangeIn, RELEASE } from './support/release'

/** Phones, from the smallest that WCAG counts. */
const WIDTHS = [320, 360, 390, 412, 430]
const ENDS = [320, 430]
/** Wider windows. Breakpoints in rem grow with the text, so large text gives them the layouts of phones. */
const WIDER = [768, 1280]
const HEIGHT = 844
/** Half as large again, and twice as large, as a visitor sets it in the browser, px. */
const SIZES = [24, 32]
const LARGEST = 32

/** A setting of the browser itself, which no page can change, so the test starts its own browser. */
const test = base.extend<{ fontSize: number; largePage: Page }>({
  fontSize: [LARGEST, { option: true }],
  largePage: async ({ fontSize, baseURL, launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`]
    const browser = await chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({
      baseURL,
      viewport: { width: WIDTHS[0] ?? 0, height: HEIGHT },
      reducedMotion: 'reduce',
    })
    await standInForMap(page)
    await provide(page)
    await browser.close()
  },
})

/** What a visitor reads or touches, beside the window; not what waits in a list of pictures that scrolls. */
const besideTheWindow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('svg'))
      .filter((element) => element.matches('a, button, input, summary') || hasText(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.carousel-viewport, .sr-only, [href="#content"], dialog:not([open])'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > width + 1
      })
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.trim().slice(0, 40)}`)
  })

async function expectToFit(page: Page, address: string, widths: readonly number[] = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect.soft(await sidewaysRoom(page), `${address} scrolls sideways at ${width} px`).toBe(0)
    expect.soft(await besideTheWindow(page), `${address} at ${width} px`).toEqual([])
    expect.soft(await clipped(page), `cut on ${address} at ${width} px`).toEqual([])
  }
}

/** Pages of one kind share a layout; these have all controls and lists. Ordinary runs read them by turns in both languages. */
const EACH_CHANGE = [...kindPaths, MODULES]

for (const locale of locales) {
  const turn = EACH_CHANGE.filter((_, index) => index % 2 === locales.indexOf(locale))
  for (const [paths, widths, options] of [
    [turn, [...WIDER, ...ENDS], {}],
    [EACH_CHANGE, [...WIDER, ...WIDTHS], RELEASE],
  ] as const) {
    const name = `${paths.length} kinds of pages`
    test(`${name} fit phones with text of twice the size, ${locale}`, options, async ({ largePage: page }) => {
      test.slow()
      for (const path of paths) {
        const address = localizePath(locale, path)
        await page.goto(address)
        await expectToFit(page, address, widths)
        await expect.soft(mobileMenu(page, locale).opener, address).toBeInViewport({ ratio: 1 })
      }
    })
  }
}

for (const fontSize of SIZES) {
  test.describe(`with text of ${fontSize} px`, () => {
    test.use({ fontSize })

    for (const addresses of chunksOf(allPages.map(({ address }) => address))) {
      test(`phones have room for ${addresses.join(', ')}`, RELEASE, async ({ largePage: page }) => {
        for (const address of addresses) {
          await page.goto(address)
          await expectToFit(page, address)
        }
      })
    }
  })
}

for (const variant of [emailEnglish, usernameArabic]) {
  test(`what is typed into ${variant.path} can be read in text of twice the size`, async ({ largePage: page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: HEIGHT })
      const { identity, password, button, alert } = await openDeletionPage(page, variant)
      for (const field of [identity, password]) {
        await field.click()
        await field.pressSequentially('name')
        await expect(field).toHaveValue('name')
        const { lines, letters } = await field.evaluate((input) => {
          const { fontSize, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(input)
          const [em, ...pads] = [fontSize, paddingLeft, paddingRight, paddingTop, paddingBottom].map(parseFloat)
          const [left = 0, right = 0, top = 0, bottom = 0] = pads
          return {
            lines: (input.clientHeight - top - bottom) / (em || NaN),
            letters: (input.clientWidth - left - right) / (em || NaN),
          }
        })
        expect(lines, 'its height in letters').toBeGreaterThanOrEqual(1)
        // A letter is about half as wide as it is high.
        expect(letters, 'its width in letters').toBeGreaterThan(4)
      }
      await password.fill('')
      await button.click()
      await expect(alert).toContainText(variant.words.empty)
      await expect(alert).toBeInViewport()
    }
  })
}

for (const locale of locales) {
  test(
    `the whole menu can be reached in text of twice the size, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ largePage: page }) => {
      for (const width of [320, 430]) {
        await page.setViewportSize({ width, height: 640 })
        const { dialog, close, closeOnly } = await openMobileMenu(page, locale)
        await expect(close).toBeInViewport({ ratio: 1 })
        const controls = dialog.locator('a, button, summary').filter({ visible: true })
        expect(await controls.count()).toBeGreaterThan(5)
        for (const control of await controls.all()) {
          await control.scrollIntoViewIfNeeded()
          await expect(control).toBeInViewport({ ratio: 0.99 })
        }
        await closeOnly.click()
        await expect(dialog).toBeHidden()
      }
    },
  )
}
