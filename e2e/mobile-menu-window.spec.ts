import { expect, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import config from '@/playwright.config'

import { desktopMenu, panels } from './support/menu'
import { mobileMenu } from './support/mobile-menu'
import { eachChangeIn } from './support/release'
import { started } from './support/started'

test.use({
  viewport: { width: 768, height: 1024 },
  // Shows classic scrollbars, which take room. Playwright hides them by default.
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
})

/** The backdrop fills the rest of a tablet's window, px. */
const MENU_WIDTH = 416

for (const locale of locales) {
  const isRtl = locale === 'ar'

  test(
    `the menu slides in from the end side and closes by the backdrop or in a wide window, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      await page.goto(localizePath(locale, '/contact'))
      await started(page)
      const { opener, dialog } = mobileMenu(page, locale)
      const edges = () =>
        page.getByRole('main').evaluate((main) => {
          const { left, right } = main.getBoundingClientRect()
          return [left, right]
        })
      const before = await edges()
      await expect(dialog).toBeHidden()
      // Stops animations at their start.
      const session = await page.context().newCDPSession(page)
      await session.send('Animation.enable')
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
      await opener.click()
      await expect(dialog).toHaveJSProperty('open', true)

      // The page behind keeps its place although the scrollbar disappears.
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      expect(await edges()).toEqual(before)

      // The menu's visible width at the start, on the way and at the end of its animation.
      const widths = await dialog.evaluate((node, isRtl) => {
        const slide = node.getAnimations().find((animation) => animation instanceof CSSAnimation)
        if (!slide?.effect) return []
        slide.pause()
        const duration = Number(slide.effect.getComputedTiming().duration)
        return [0, duration / 10, duration - 1].map((time) => {
          slide.currentTime = time
          const { left, right } = node.getBoundingClientRect()
          const edge = document.documentElement.getBoundingClientRect()
          return Math.round(isRtl ? right - edge.left : edge.right - left)
        })
      }, isRtl)
      const [start, onTheWay, end] = widths
      expect([start, end]).toEqual([0, MENU_WIDTH])
      expect(onTheWay).toBeGreaterThan(0)
      expect(onTheWay).toBeLessThan(MENU_WIDTH)
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
      await dialog.evaluate((node) => node.getAnimations().forEach((animation) => animation.finish()))

      const inside = isRtl ? 200 : 568
      await page.mouse.click(inside, 700)
      await expect(dialog).toBeVisible()
      await page.mouse.click(768 - inside, 500)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()

      await opener.click()
      await page.setViewportSize({ width: 1023, height: 800 })
      await expect(dialog).toBeVisible()
      await page.setViewportSize({ width: 1024, height: 800 })
      await expect(dialog).toBeHidden()
      const menu = desktopMenu(page, locale)
      await menu.services.click()
      await expect(menu.allServices).toBeVisible()
      // The page scrolls again.
      await page.mouse.wheel(0, 500)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, shows every page and closes', async ({ page }) => {
    await page.goto('/ar/contact')
    const { opener, dialog, close, closeOnly } = mobileMenu(page, 'ar')
    for (const button of [close, closeOnly]) {
      await opener.click()
      await expect(dialog).toBeVisible()
      for (const { groups, overview } of panels('ar')) {
        for (const { url } of [overview, ...groups.flatMap(({ pages }) => pages)]) {
          await expect(dialog.locator(`a[href="${url}"]`)).toBeVisible()
        }
      }
      await button.click()
      await expect(dialog).toBeHidden()
    }
  })
})
