import { expect, type Page, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { openDisclosures } from './support/disclosures'
import { openMobileMenu } from './support/mobile-menu'
import { kindPaths, SERVICE } from './support/pages'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** A phone held sideways: its camera and rounded corners take the sides, its home bar the lower edge, px. */
const PHONE = { width: 844, height: 390 }
const SAFE = { left: 47, right: 47, bottom: 21 }

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  // Playwright's types are older than the command.
  await session.send(
    'Emulation.setSafeAreaInsetsOverride' as 'Emulation.clearDeviceMetricsOverride',
    {
      insets: SAFE,
    } as object,
  )
})

/** Words and controls that reach into the unsafe sides, except those of carousels. */
const atTheSides = (page: Page) =>
  page.evaluate(({ left, right }) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], .carousel-viewport, .sr-only, dialog:not([open]), [href="#content"]')
    /** The symbol or box of a control, the lines of a text. */
    const boxesOf = (element: Element) => {
      if (element.matches('button, input')) return [(element.querySelector('svg') ?? element).getBoundingClientRect()]
      const range = document.createRange()
      return [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return []
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
    }
    return [...document.body.querySelectorAll<HTMLElement>(':not(svg *)')]
      .filter(isShown)
      .filter((element) => boxesOf(element).some((box) => box.left < left || box.right > innerWidth - right))
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`)
  }, SAFE)

const distanceToBottom = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => innerHeight - element.getBoundingClientRect().bottom)

for (const locale of locales) {
  test(`words and controls keep clear of camera, corners and home bar, ${locale}`, RELEASE, async ({ page }) => {
    for (const path of kindPaths) {
      await page.goto(localizePath(locale, path))
      await started(page)
      await openDisclosures(page)
      expect.soft(await atTheSides(page), path).toEqual([])
    }
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    expect(await distanceToBottom(page, 'footer a')).toBeGreaterThanOrEqual(SAFE.bottom)
  })

  test(`the phone's open menu keeps clear of them too, ${locale}`, RELEASE, async ({ page }) => {
    const { dialog } = await openMobileMenu(page, locale, SERVICE)
    // It is in its place in the next frame.
    await expect.poll(() => atTheSides(page)).toEqual([])
    await dialog.getByRole('link').last().scrollIntoViewIfNeeded()
    await dialog.evaluate((node) => node.scrollTo({ top: node.scrollHeight, behavior: 'instant' }))
    expect(await distanceToBottom(page, 'dialog a')).toBeGreaterThanOrEqual(SAFE.bottom)
  })
}
