import { expect, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { openWithMenu, panels } from './support/menu'
import { eachChangeIn } from './support/release'

test.use({ viewport: { width: 1280, height: 800 } })

for (const locale of locales) {
  test(
    `arrow keys move along the menu and through a panel, and Escape closes it, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      const menu = await openWithMenu(page, locale)
      const focused = page.locator(':focus')
      const forward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'
      const back = locale === 'ar' ? 'ArrowRight' : 'ArrowLeft'
      await menu.services.press(forward)
      await expect(menu.products).toBeFocused()
      await page.keyboard.press(back)
      await page.keyboard.press(back)
      await expect(focused).toHaveAttribute('href', localizePath(locale, '/'))
      await page.keyboard.press(back)
      await expect(focused).toHaveAttribute('href', '#footer')

      for (const { title, groups, overview } of panels(locale)) {
        const [first, second] = groups
        await menu.button(title).press('ArrowDown')
        await expect(menu.button(first?.title ?? '')).toBeFocused()
        for (const { name } of first?.pages ?? []) {
          await page.keyboard.press('ArrowDown')
          await expect(menu.link(name)).toBeFocused()
        }
        await page.keyboard.press('ArrowDown')
        await expect(menu.button(second?.title ?? '')).toBeFocused()
        for (const { name } of first?.pages.toReversed() ?? []) {
          await page.keyboard.press('ArrowUp')
          await expect(menu.link(name)).toBeFocused()
        }
        await page.keyboard.press('ArrowUp')
        await expect(menu.button(first?.title ?? '')).toBeFocused()
        await page.keyboard.press('ArrowUp')
        await expect(menu.link(overview.title)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(menu.link(overview.title)).toBeHidden()
        await expect(menu.button(title)).toBeFocused()
      }
    },
  )
}

test('a pointer that rests below a panel does not open it again while it closes', async ({ page }) => {
  const menu = await openWithMenu(page, 'en')
  await page.mouse.move(430, 300)
  await menu.services.press('Enter')
  await expect(menu.allServices).toBeVisible()
  await page.keyboard.press('Escape')
  // Chromium itself sends such a move when the page below a pointer changes.
  await page.mouse.move(431, 300)
  await expect(menu.allServices).toBeHidden()
  await expect(menu.services).toHaveAttribute('aria-expanded', 'false')
})

test('the menu follows Enter, Space and Tab, and ignores arrow keys with a modifier', async ({ page }) => {
  const menu = await openWithMenu(page, 'en')
  for (const key of ['Enter', 'Space']) {
    await menu.products.press(key)
    await expect(menu.allProducts).toBeVisible()
    await menu.products.press(key)
    await expect(menu.allProducts).toBeHidden()
  }

  // Closed panels are not in the tab order.
  await menu.services.focus()
  await page.keyboard.press('Tab')
  await expect(menu.products).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu.allProducts).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(menu.services).toBeFocused()
  await expect(menu.allProducts).toBeHidden()

  // With a modifier, an arrow key is a browser command: Alt and the left arrow go back in the history.
  for (const key of ['Alt+ArrowLeft', 'Alt+ArrowRight', 'Control+ArrowDown', 'Meta+ArrowLeft', 'Shift+ArrowDown']) {
    await page.keyboard.press(key)
    await expect(menu.services).toBeFocused()
  }
  await expect(menu.allServices).toBeHidden()
  const group = panels('en')[1].groups[0]
  await menu.products.press('ArrowDown')
  for (const key of ['Alt+ArrowDown', 'Control+ArrowUp']) {
    await page.keyboard.press(key)
    await expect(menu.button(group?.title ?? '')).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await expect(menu.link(group?.pages[0]?.name ?? '')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(group?.pages[0]?.url ?? '')
  await expect(menu.allProducts).toBeHidden()
})

test('Enter and Space open and close a group of pages; focus alone does not', async ({ page }) => {
  const menu = await openWithMenu(page, 'en')
  const [{ title, groups }] = panels('en')
  const [first, second] = groups.map((group) => ({
    button: menu.button(group.title),
    page: menu.link(group.pages[0]?.name ?? ''),
  }))
  if (!first || !second) throw new Error('The panel has fewer than two groups')
  await menu.button(title).press('ArrowDown')
  await expect(first.button).toHaveAttribute('aria-expanded', 'true')
  await second.button.focus()
  await expect(second.button).toHaveAttribute('aria-expanded', 'false')
  await expect(first.page).toBeVisible()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(second.button).toHaveAttribute('aria-expanded', 'true')
    await expect(second.page).toBeVisible()
    await expect(first.button).toHaveAttribute('aria-expanded', 'false')
    await expect(first.page).toBeHidden()
    await page.keyboard.press(key)
    await expect(second.button).toHaveAttribute('aria-expanded', 'false')
    await expect(second.page).toBeHidden()
  }
  // If all groups are closed, the arrow key enters the panel at the first group.
  await page.keyboard.press('Escape')
  await menu.button(title).press('ArrowDown')
  await expect(first.button).toBeFocused()
})
