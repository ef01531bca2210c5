import { expect, test } from '@playwright/test'

import { localizePath } from '@/lib/localize-path'

import { hold } from './support/hold'
import { desktopMenu, panels } from './support/menu'
import { started } from './support/started'

// Without motion: Playwright scrolls to a target that moves, and the pointer would leave the menu.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a panel opens by focus and by hover', async ({ page }) => {
    const locale = 'ar'
    await page.goto(localizePath(locale, '/contact'))
    const menu = desktopMenu(page, locale)
    const { groups } = panels(locale)[0]
    await expect(menu.allServices).toBeHidden()
    await menu.services.focus()
    await expect(menu.allServices).toBeVisible()
    for (const { title, pages } of groups) {
      await page.keyboard.press('Tab')
      await expect(menu.button(title)).toBeFocused()
      for (const { name } of pages) {
        await page.keyboard.press('Tab')
        await expect(menu.link(name)).toBeFocused()
      }
    }
    await page.keyboard.press('Tab')
    await expect(menu.allServices).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localizePath(locale, '/services'))

    await expect(menu.allServices).toBeHidden()
    await menu.services.hover()
    await expect(menu.allServices).toBeVisible()
    for (const { title, pages } of groups) {
      await menu.button(title).hover()
      for (const { name } of pages) await expect(menu.link(name)).toBeVisible()
    }
    await menu.products.hover()
    await expect(menu.allServices).toBeHidden()
    await menu.allProducts.click()
    await expect(page).toHaveURL(localizePath(locale, '/products'))
  })
})

test('a panel opened by hover before hydration stays open', async ({ page }) => {
  const releaseScripts = await hold(page, '**/_next/static/**/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  const menu = desktopMenu(page, 'en')
  await menu.services.hover()
  await expect(menu.allServices).toBeVisible()
  await expect(menu.services).toHaveAttribute('aria-expanded', 'false')
  releaseScripts()
  // The pointer rests on the button. The framework starts at its first move once the startup file is there.
  await started(page)
  await expect(menu.services).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.allServices).toBeVisible()
  // The click that follows the hover does not close it.
  await menu.services.click()
  await expect(menu.services).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(640, 790)
  await expect(menu.allServices).toBeHidden()
})
