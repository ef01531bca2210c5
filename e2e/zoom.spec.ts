import { expect, type Page, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { kindPaths, SERVICE } from './support/pages'
import { openMobileMenu } from './support/mobile-menu'
import { started } from './support/started'
import { eachChangeIn, RELEASE } from './support/release'

/** A word as long as an address, in running text. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Texts and controls that stick out of the window at its sides or are cut off there. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const shown = [...document.querySelectorAll<HTMLElement>('header a, header button, main *, footer *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[inert], [aria-hidden=true], .carousel-viewport, .sr-only, svg, picture, dialog') &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    return shown.flatMap((element) => {
      const range = document.createRange()
      // The element's own words: those of inner elements are measured there, or are for screen readers only.
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const isOut = words.some((node) => {
        range.selectNodeContents(node)
        return [...range.getClientRects()].some(({ left, right }) => left < -1 || right > width + 1)
      })
      return isOut ? [`${element.tagName} ${element.textContent?.slice(0, 60)}`] : []
    })
  })

for (const locale of locales) {
  test(`the whole menu scrolls in a low window, ${locale}`, RELEASE, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    const { dialog, close } = await openMobileMenu(page, locale, '/')
    const last = dialog.getByRole('navigation').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(close).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  })

  // A phone that is turned, and a desktop at 400 %.
  for (const [width, height] of [
    [640, 360],
    [320, 256],
  ] as const) {
    const title = `the contents bar leaves the page to the text, ${width} × ${height}, ${locale}`
    test(title, eachChangeIn(width === 640 ? 'ar' : 'en', locale), async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(localizePath(locale, SERVICE))
      await started(page)
      const contents = page.locator('[data-contents]')
      await contents.locator('summary').click()
      const link = contents.getByRole('link').last()
      const place = await link.getAttribute('href')
      await link.click()
      await expect(contents).not.toBeInViewport()
      const [heading, header] = [page.locator(`${place} h2`), page.getByRole('banner')]
      await expect(heading).toBeInViewport({ ratio: 1 })
      const [top, bar] = [await heading.boundingBox(), await header.boundingBox()]
      expect(top?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    })
  }

  test(`words longer than a line break, ${locale}`, eachChangeIn('en', locale), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of kindPaths) {
      await page.goto(localizePath(locale, path))
      await started(page)
      await page.evaluate((word) => {
        for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td, a), footer p')) {
          const isText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
          // The heads of tables are hidden in narrow windows. The Scroll Down link keeps its two words on one line.
          if (isText && !element.closest('.sr-only, thead, .hero-scroll')) element.prepend(`${word} `)
        }
      }, LONG_WORD)
      expect.soft(await cutOff(page), path).toEqual([])
    }
  })
}
