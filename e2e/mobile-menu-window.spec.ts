import { expect, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { desktopMenu, panels } from './support/menu'
import { mobileMenu, openMobileMenu } from './support/mobile-menu'
import { started } from './support/started'

test.use({ viewport: { width: 768, height: 1024 } })

/** The menu leaves the rest of a tablet's window to the overlay, px. */
const MENU_WIDTH = 416

for (const locale of locales) {
  const isRtl = locale === 'ar'

  test(`slides in from the end of the line and stands there, ${locale}`, async ({ page }) => {
    await page.goto(localizePath(locale, '/contact'))
    await started(page)
    const { opener, dialog } = mobileMenu(page, locale)
    await expect(page.locator('nav[data-enhanced]')).toBeAttached()
    await expect(dialog).toBeHidden()
    // The way is looked at by hand, in the same moment: at its beginning, on it, and at its end.
    const places = await opener.evaluate((button: HTMLElement, isRtl) => {
      button.click()
      const node = document.querySelector('dialog')
      const transitions = node?.getAnimations().filter((animation) => animation instanceof CSSTransition) ?? []
      const slide = transitions.find(({ transitionProperty }) => transitionProperty === 'translate')
      if (!node || !slide?.effect) return []
      slide.pause()
      const duration = Number(slide.effect.getComputedTiming().duration)
      return [0, duration / 10, duration - 1].map((time) => {
        slide.currentTime = time
        const { left, right } = node.getBoundingClientRect()
        // How much of it has come in over the window's edge.
        return Math.round(isRtl ? right : document.documentElement.clientWidth - left)
      })
    }, isRtl)
    const [outside, onTheWay, inside] = places
    expect([outside, inside]).toEqual([0, MENU_WIDTH])
    expect(onTheWay).toBeGreaterThan(0)
    expect(onTheWay).toBeLessThan(MENU_WIDTH)
  })

  test(`a click on the overlay closes, one on the menu's ground does not, ${locale}`, async ({ page }) => {
    const { dialog, opener } = await openMobileMenu(page, locale)
    const inside = isRtl ? 200 : 568
    await expect(dialog).toBeInViewport({ ratio: 0.9 })
    await page.mouse.click(inside, 700)
    await expect(dialog).toBeVisible()
    await page.mouse.click(768 - inside, 500)
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test(`closes when the window grows wide enough for the other menu, ${locale}`, async ({ page }) => {
    const { dialog } = await openMobileMenu(page, locale)
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(dialog).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(dialog).toBeHidden()
    const menu = desktopMenu(page, locale)
    await menu.services.click()
    await expect(menu.allServices).toBeVisible()
    // The page behind is free again.
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`opens, shows every page, and closes, ${locale}`, async ({ page }) => {
      await page.goto(localizePath(locale, '/contact'))
      const { opener, dialog, close } = mobileMenu(page, locale)
      await opener.click()
      await expect(dialog).toBeVisible()
      for (const { groups, overview } of panels(locale)) {
        for (const { url } of [overview, ...groups.flatMap(({ pages }) => pages)]) {
          await expect(dialog.locator(`a[href="${url}"]`)).toBeVisible()
        }
      }
      await close.click()
      await expect(dialog).toBeHidden()
    })
  })
}

test('a menu that was opened before the script came stays open', async ({ page }) => {
  let letScriptsCome = () => {}
  const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const { opener, dialog, close } = mobileMenu(page, 'en')
  await opener.click()
  await expect(dialog).toBeVisible()
  letScriptsCome()
  await expect(page.locator('nav[data-enhanced]')).toBeAttached()
  await expect(dialog).toBeVisible()
  await close.click()
  await expect(dialog).toBeHidden()
})
