import { expect, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { desktopMenu, panels } from './support/menu'

// Without motion: a test that finds its target moving scrolls the page, and the menu goes elsewhere.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

for (const locale of locales) {
  test.describe(`without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('pointing opens a panel, and leaving closes it', async ({ page }) => {
      await page.goto(localizePath(locale, '/contact'))
      const menu = desktopMenu(page, locale)
      await expect(menu.allServices).toBeHidden()
      await menu.services.hover()
      await expect(menu.allServices).toBeVisible()
      for (const { title, pages } of panels(locale)[0].groups) {
        await menu.button(title).hover()
        for (const { name } of pages) await expect(menu.link(name)).toBeVisible()
      }
      await menu.products.hover()
      await expect(menu.allServices).toBeHidden()
      await menu.allProducts.click()
      await expect(page).toHaveURL(localizePath(locale, '/products'))
    })

    test('the keyboard opens a panel by coming to it and reaches every group', async ({ page }) => {
      await page.goto(localizePath(locale, '/contact'))
      const menu = desktopMenu(page, locale)
      await menu.services.focus()
      await expect(menu.allServices).toBeVisible()
      for (const { title, pages } of panels(locale)[0].groups) {
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
    })
  })
}

test('a panel that the pointer opened before the script came stays open', async ({ page }) => {
  let letScriptsCome = () => {}
  const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const menu = desktopMenu(page, 'en')
  await menu.services.hover()
  await expect(menu.allServices).toBeVisible()
  await expect(menu.services).toHaveAttribute('aria-expanded', 'false')
  letScriptsCome()
  await expect(menu.services).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.allServices).toBeVisible()
  // The click that comes with pointing does not close it.
  await menu.services.click()
  await expect(menu.services).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(640, 790)
  await expect(menu.allServices).toBeHidden()
})
