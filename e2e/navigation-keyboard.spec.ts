import { expect, test } from '@playwright/test'

import { locales } from '@/lib/locale'

import { openWithMenu, panels } from './support/menu'
import { testInOneLanguage } from './support/one-language'

test.use({ viewport: { width: 1280, height: 800 } })

for (const locale of locales) {
  const shared = testInOneLanguage(locale)
  test.describe(locale, () => {
    const [services, products] = panels(locale)
    const forward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    const back = locale === 'ar' ? 'ArrowRight' : 'ArrowLeft'

    shared('Enter and Space open and close', async ({ page }) => {
      const menu = await openWithMenu(page, locale)
      for (const key of ['Enter', 'Space']) {
        await menu.products.press(key)
        await expect(menu.allProducts).toBeVisible()
        await menu.products.press(key)
        await expect(menu.allProducts).toBeHidden()
      }
    })

    test('arrow keys lead along the menu', async ({ page }) => {
      const menu = await openWithMenu(page, locale)
      await menu.services.focus()
      await page.keyboard.press(forward)
      await expect(menu.products).toBeFocused()
      await page.keyboard.press(back)
      await page.keyboard.press(back)
      const first = page.locator(':focus')
      await expect(first).toHaveAttribute('href', locale === 'ar' ? '/ar' : '/')
      await page.keyboard.press(back)
      await expect(page.locator(':focus')).toHaveAttribute('href', '#footer')
    })

    test('arrow keys lead into a panel, through it and round', async ({ page }) => {
      const menu = await openWithMenu(page, locale)
      const [first, second] = services.groups
      await menu.services.press('ArrowDown')
      await expect(menu.button(first?.title ?? '')).toBeFocused()
      for (const { name } of first?.pages ?? []) {
        await page.keyboard.press('ArrowDown')
        await expect(menu.link(name)).toBeFocused()
      }
      await page.keyboard.press('ArrowDown')
      await expect(menu.button(second?.title ?? '')).toBeFocused()
      await expect(menu.link(second?.pages[0]?.name ?? '')).toBeVisible()
      await page.keyboard.press('ArrowUp')
      await expect(menu.button(first?.title ?? '')).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(menu.allServices).toBeFocused()
    })

    for (const { title, groups, overview } of [services, products]) {
      test(`Escape closes ${title} and gives the focus back`, async ({ page }) => {
        const menu = await openWithMenu(page, locale)
        await menu.button(title).press('ArrowDown')
        await expect(menu.button(groups[0]?.title ?? '')).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await expect(menu.link(overview.title)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(menu.link(overview.title)).toBeHidden()
        await expect(menu.button(title)).toBeFocused()
      })
    }

    shared('Tab passes over closed panels, and a panel that it leaves closes', async ({ page }) => {
      const menu = await openWithMenu(page, locale)
      await menu.services.focus()
      await page.keyboard.press('Tab')
      await expect(menu.products).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(menu.allProducts).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(menu.services).toBeFocused()
      await expect(menu.allProducts).toBeHidden()
    })

    shared('Enter on a page in the panel goes there', async ({ page }) => {
      const menu = await openWithMenu(page, locale)
      const target = products.groups[0]?.pages[0]
      await menu.products.press('ArrowDown')
      await expect(menu.button(products.groups[0]?.title ?? '')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(menu.link(target?.name ?? '')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(target?.url ?? '')
      await expect(menu.allProducts).toBeHidden()
    })
  })
}
