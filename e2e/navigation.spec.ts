import { expect, type Page, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { openWithMenu, panels } from './support/menu'
import { testInOneLanguage } from './support/one-language'
import { SERVICE } from './support/pages'
import { started } from './support/started'

// Without motion: a test that finds its target moving scrolls the page, and the menu goes elsewhere.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

/** A place beside header and panel. */
const leave = (page: Page) => page.mouse.move(640, 790)

for (const locale of locales) {
  const shared = testInOneLanguage(locale)
  test.describe(locale, () => {
    const [services, products] = panels(locale)

    for (const { title, groups, overview } of [services, products]) {
      test(`pointing at ${title} shows every page by its group`, async ({ page }) => {
        const { nav, link, button } = await openWithMenu(page, locale)
        await button(title).hover()
        for (const group of groups) {
          // A group is no page.
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
      })
    }

    shared('one panel is open at a time, until 300 ms after the pointer has left', async ({ page }) => {
      await page.clock.install()
      const menu = await openWithMenu(page, locale)
      await page.clock.pauseAt(Date.now() + 60_000)
      await menu.services.hover()
      await expect(menu.allServices).toBeVisible()
      await menu.products.hover()
      await expect(menu.allProducts).toBeVisible()
      await expect(menu.allServices).toBeHidden()
      await leave(page)
      await page.clock.runFor(299)
      await expect(menu.products).toHaveAttribute('aria-expanded', 'true')
      await expect(menu.allProducts).toBeVisible()
      await page.clock.runFor(1)
      await expect(menu.products).toHaveAttribute('aria-expanded', 'false')
      await expect(menu.allProducts).toBeHidden()
    })

    shared('a pointer that comes back in time keeps the panel', async ({ page }) => {
      await page.clock.install()
      const menu = await openWithMenu(page, locale)
      await page.clock.pauseAt(Date.now() + 60_000)
      await menu.services.hover()
      await leave(page)
      await page.clock.runFor(299)
      await menu.allServices.hover()
      await page.clock.runFor(5000)
      await expect(menu.allServices).toBeVisible()
    })

    shared('a click opens and closes, and one beside it closes too', async ({ page }) => {
      const menu = await openWithMenu(page, locale)
      await menu.services.click()
      await expect(menu.allServices).toBeVisible()
      await menu.services.click()
      await expect(menu.allServices).toBeHidden()
      await menu.services.click()
      await expect(menu.allServices).toBeVisible()
      await page.mouse.click(640, 780)
      await expect(menu.allServices).toBeHidden()
    })

    test('following a link closes the panel and marks where the visitor is', async ({ page }) => {
      const menu = await openWithMenu(page, locale)
      const url = localizePath(locale, SERVICE)
      const group = services.groups.find(({ pages }) => pages.some((entry) => entry.url === url))
      const entry = menu.link(group?.pages.find((candidate) => candidate.url === url)?.name ?? '')
      await menu.services.hover()
      await menu.button(group?.title ?? '').hover()
      await entry.click()
      await expect(page).toHaveURL(url)
      await expect(menu.allServices).toBeHidden()
      await expect(menu.services).toHaveAttribute('aria-current', 'true')
      await expect(menu.products).not.toHaveAttribute('aria-current')
      await leave(page)
      await menu.services.hover()
      await expect(entry).toBeVisible()
      await expect(entry).toHaveAttribute('aria-current', 'page')
      await page.goBack()
      await expect(page).toHaveURL(localizePath(locale, '/contact'))
      await expect(menu.allServices).toBeHidden()
      await expect(menu.services).not.toHaveAttribute('aria-current')
    })

    test('a panel opens at the group of the page, by pointer and by key', async ({ page }) => {
      const menu = await openWithMenu(page, locale, SERVICE)
      const here = menu.nav.locator('[aria-current=page]')
      await menu.services.hover()
      await expect(here).toBeVisible()
      await expect(here).toHaveAttribute('href', localizePath(locale, SERVICE))
      await leave(page)
      await expect(here).toBeHidden()
      // A card leads to a page of another group.
      const url = localizePath(locale, '/products/branded/lahfa')
      await page.goto(localizePath(locale, '/products'))
      await started(page)
      await page.getByRole('main').locator(`a[href="${url}"]`).click()
      await expect(page).toHaveURL(url)
      await menu.products.press('ArrowDown')
      await expect(here).toBeVisible()
      await expect(here).toHaveAttribute('href', url)
    })
  })
}

test('only the link of this page is marked', async ({ page }) => {
  const menu = await openWithMenu(page, 'en', '/')
  await expect(menu.nav.locator('[aria-current=page]')).toHaveText('Home')
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })
  await expect(contact).not.toHaveAttribute('aria-current')
  await contact.click()
  await expect(contact).toHaveAttribute('aria-current', 'page')
  await expect(menu.link('Home')).not.toHaveAttribute('aria-current')
})

test.describe('with a finger on a wide window', () => {
  test.use({ hasTouch: true })

  test('a tap opens, another closes', async ({ page }) => {
    const menu = await openWithMenu(page, 'en')
    await menu.services.tap()
    await expect(menu.allServices).toBeVisible()
    await menu.products.tap()
    await expect(menu.allProducts).toBeVisible()
    await expect(menu.allServices).toBeHidden()
    await menu.products.tap()
    await expect(menu.allProducts).toBeHidden()
  })
})
