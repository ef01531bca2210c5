import { expect, type Page, test } from '@playwright/test'

import { catalogueItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { openWithMenu, panels } from './support/menu'
import { SERVICE } from './support/pages'
import { eachChangeIn } from './support/release'

// Without motion: Playwright scrolls to a target that moves, and the pointer would leave the menu.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

/** Scroll positions are rounded. */
const NEARLY_ALL = 0.98

/** Moves the pointer below the header and the panel. */
const leave = (page: Page) => page.mouse.move(640, 790)

for (const locale of locales) {
  test(`hover shows every page in its group, ${locale}`, eachChangeIn('ar', locale), async ({ page }) => {
    const { nav, link, button } = await openWithMenu(page, locale)
    for (const { title, groups, overview } of panels(locale)) {
      await button(title).hover()
      for (const group of groups) {
        // A group has no page.
        await expect(nav.getByRole('link', { name: group.title, exact: true })).toHaveCount(0)
        await button(group.title).hover()
        for (const { name, url } of group.pages) {
          await expect(link(name)).toBeVisible()
          await expect(link(name)).toHaveAttribute('href', url)
        }
        const others = groups.filter((other) => other !== group).flatMap(({ pages }) => pages)
        for (const { name } of others) await expect(link(name)).toBeHidden()
      }
      await link(overview.title).click()
      await expect(page).toHaveURL(overview.url)
      await expect(link(overview.title)).toBeHidden()
    }
  })
}

test('the menu marks the current page and opens at its group', async ({ page }) => {
  const locale = 'ar'
  const to = (path: string) => localizePath(locale, path)
  const [services] = panels(locale)
  const menu = await openWithMenu(page, locale, '/')
  const here = menu.nav.locator('[aria-current=page]')
  const contact = page.getByRole('banner').getByRole('link', { name: messages[locale].navigation.contact, exact: true })
  await expect(here).toHaveAttribute('href', to('/'))
  await expect(contact).not.toHaveAttribute('aria-current')
  await contact.click()
  await expect(contact).toHaveAttribute('aria-current', 'page')
  await expect(here).toHaveCount(0)

  const group = services.groups.find(({ pages }) => pages.some(({ url }) => url === to(SERVICE)))
  const entry = menu.link(group?.pages.find(({ url }) => url === to(SERVICE))?.name ?? '')
  await menu.services.hover()
  await menu.button(group?.title ?? '').hover()
  await entry.click()
  await expect(page).toHaveURL(to(SERVICE))
  await expect(menu.allServices).toBeHidden()
  await expect(menu.services).toHaveAttribute('aria-current', 'true')
  await expect(menu.products).not.toHaveAttribute('aria-current')
  await leave(page)
  await menu.services.hover()
  await expect(entry).toBeVisible()
  await expect(entry).toHaveAttribute('aria-current', 'page')

  await page.goBack()
  await expect(page).toHaveURL(to('/contact'))
  await expect(menu.allServices).toBeHidden()
  await expect(menu.services).not.toHaveAttribute('aria-current')

  // A card leads to a page of a group other than the open one.
  await menu.products.hover()
  await menu.allProducts.click()
  const product = to(catalogueItems('products').at(-1)?.path ?? '')
  await page.getByRole('main').locator(`a[href="${product}"]`).click()
  await expect(page).toHaveURL(product)
  await menu.products.press('ArrowDown')
  await expect(here).toBeVisible()
  await expect(here).toHaveAttribute('href', product)
})

test('one panel is open at a time, and closes 300 ms after the pointer leaves', async ({ page }) => {
  await page.clock.install()
  const menu = await openWithMenu(page, 'en', SERVICE)
  await page.clock.pauseAt(Date.now() + 60_000)
  await menu.services.hover()
  await expect(menu.allServices).toBeVisible()
  // It opens at the group of the page.
  await expect(menu.nav.locator('[aria-current=page]')).toBeVisible()
  await expect(menu.nav.locator('[aria-current=page]')).toHaveAttribute('href', SERVICE)
  await menu.products.hover()
  await expect(menu.allProducts).toBeVisible()
  await expect(menu.allServices).toBeHidden()
  await leave(page)
  await page.clock.runFor(299)
  await expect(menu.products).toHaveAttribute('aria-expanded', 'true')
  // A pointer that returns in time keeps the panel open.
  await menu.allProducts.hover()
  await page.clock.runFor(5000)
  await expect(menu.allProducts).toBeVisible()
  await leave(page)
  await page.clock.runFor(300)
  await expect(menu.products).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.allProducts).toBeHidden()
})

test('Escape closes a panel opened by hover without moving pointer or focus', async ({ page }) => {
  const menu = await openWithMenu(page, 'en')
  const skip = page.getByRole('link', { name: messages.en.skipToContent, exact: true })
  await skip.focus()
  await menu.services.hover()
  await expect(menu.allServices).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.allServices).toBeHidden()
})

test('the pointer closes no panel and no group that has keyboard focus', async ({ page }) => {
  await page.clock.install()
  const menu = await openWithMenu(page, 'en')
  await page.clock.pauseAt(Date.now() + 60_000)
  const [first, second] = panels('en')[0].groups
  const entry = menu.link(first?.pages[0]?.name ?? '')
  await menu.services.press('ArrowDown')
  await expect(menu.button(first?.title ?? '')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entry).toBeFocused()
  for (const passOver of [
    () => menu.button(second?.title ?? '').hover(),
    () => leave(page),
    () => menu.products.hover(),
    () => leave(page),
  ]) {
    await passOver()
    await page.clock.runFor(1000)
    await expect(entry).toBeVisible()
    await expect(entry).toBeFocused()
  }
  // A click opens what a passing pointer does not.
  await menu.products.click()
  await expect(menu.allProducts).toBeVisible()
  await expect(menu.allServices).toBeHidden()
})

test('every page of a panel can be reached in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  const menu = await openWithMenu(page, 'ar')
  await page.mouse.wheel(0, 300)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled')
  for (const { title, groups, overview } of panels('ar')) {
    await menu.button(title).press('ArrowDown')
    for (const { name } of groups[0]?.pages ?? []) {
      await page.keyboard.press('ArrowDown')
      await expect(menu.link(name)).toBeFocused()
      await expect(menu.link(name)).toBeInViewport({ ratio: NEARLY_ALL })
    }
    await menu.link(overview.title).focus()
    await expect(menu.link(overview.title)).toBeInViewport({ ratio: NEARLY_ALL })
    await page.keyboard.press('Escape')
  }
})

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true })

  test('a click or a tap opens and closes a panel, and one outside closes it too', async ({ page }) => {
    const menu = await openWithMenu(page, 'en')
    await menu.services.tap()
    await expect(menu.allServices).toBeVisible()
    await menu.products.tap()
    await expect(menu.allProducts).toBeVisible()
    await expect(menu.allServices).toBeHidden()
    await menu.products.tap()
    await expect(menu.allProducts).toBeHidden()

    await menu.services.click()
    await expect(menu.allServices).toBeVisible()
    await menu.services.click()
    await expect(menu.allServices).toBeHidden()
    await menu.services.click()
    await expect(menu.allServices).toBeVisible()
    await page.mouse.click(640, 780)
    await expect(menu.allServices).toBeHidden()
  })
})
