import { expect, type Page, test } from '@playwright/test'

import { site } from '@/content/site'
import { localeFacts, locales, otherLocale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { panels } from './support/menu'
import { mobileMenu, openMobileMenu } from './support/mobile-menu'
import { testInOneLanguage } from './support/one-language'
import { SERVICE } from './support/pages'

// Without motion: a test that finds its target moving scrolls the page, and the menu goes elsewhere.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

for (const locale of locales) {
  const shared = testInOneLanguage(locale)
  test.describe(locale, () => {
    shared('is a modal dialog that takes the focus and keeps it', async ({ page }) => {
      const { dialog, close } = await openMobileMenu(page, locale)
      await expect(close).toBeFocused()
      const reached = new Set<string>()
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press(step < 15 ? 'Tab' : 'Shift+Tab')
        const place = await dialog.evaluate((node) => {
          const { activeElement } = document
          // Between the last and the first stands the browser's own frame.
          if (activeElement === document.body) return 'browser'
          return node.contains(activeElement) ? (activeElement?.textContent ?? '') : 'the page behind'
        })
        expect(place).not.toBe('the page behind')
        reached.add(place)
      }
      expect(reached.size).toBeGreaterThan(5)
    })

    test('Escape, the close button and CONTACT close it; the focus returns, the page stays', async ({ page }) => {
      const menu = await openMobileMenu(page, locale, SERVICE)
      await menu.close.click()
      await expect(menu.dialog).toBeHidden()
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => menu.close.click(),
        () => menu.closeOnly.click(),
        () => menu.closeOnly.press('Enter'),
      ]) {
        await menu.opener.click()
        await expect(menu.dialog).toBeVisible()
        await leave()
        await expect(menu.dialog).toBeHidden()
        await expect(menu.opener).toBeFocused()
        await expect(page).toHaveURL(localizePath(locale, SERVICE))
        expect(await scrollY(page)).toBe(700)
      }
    })

    shared('the page behind does not scroll', async ({ page }) => {
      const { dialog, close } = await openMobileMenu(page, locale, SERVICE)
      await dialog.hover()
      await page.mouse.wheel(0, 600)
      await page.keyboard.press('PageDown')
      await page.keyboard.press('End')
      await close.click()
      await page.mouse.wheel(0, 100)
      // This last turn of the wheel alone has counted.
      await expect.poll(() => scrollY(page)).toBe(100)
    })

    test('its entries unfold to groups, and groups to pages', async ({ page }) => {
      const { dialog, button, link, words } = await openMobileMenu(page, locale)
      for (const { title, groups, overview } of panels(locale)) {
        for (const group of groups) await expect(button(group.title)).toBeHidden()
        await button(title).click()
        await expect(button(title)).toHaveAttribute('aria-expanded', 'true')
        for (const group of groups) {
          const pages = group.pages.map(({ url }) => dialog.locator(`a[href="${url}"]`))
          for (const entry of pages) await expect(entry).toBeHidden()
          await button(group.title).click()
          for (const entry of pages) await expect(entry).toBeVisible()
          await button(group.title).click()
          for (const entry of pages) await expect(entry).toBeHidden()
        }
        await expect(link(overview.title)).toHaveAttribute('href', overview.url)
        await button(title).click()
        await expect(link(overview.title)).toBeHidden()
      }
      await expect(link(words.home)).toHaveAttribute('href', localizePath(locale, '/'))
    })

    shared('closes when a page is followed, and marks it the next time', async ({ page }) => {
      const { dialog, button, opener } = await openMobileMenu(page, locale)
      const [services] = panels(locale)
      const url = localizePath(locale, SERVICE)
      const group = services.groups.find(({ pages }) => pages.some((entry) => entry.url === url))
      await button(services.title).click()
      await button(group?.title ?? '').click()
      await dialog.locator(`a[href="${url}"]`).click()
      await expect(page).toHaveURL(url)
      await expect(dialog).toBeHidden()
      expect(await scrollY(page)).toBe(0)
      await opener.click()
      await expect(dialog.locator('[aria-current=page]')).toHaveAttribute('href', url)
      await expect(button(services.title)).toHaveAttribute('aria-current', 'true')
    })

    shared('Partners and About Us close it and arrive', async ({ page }) => {
      const menu = await openMobileMenu(page, locale)
      await menu.link(menu.words.about).click()
      await expect(menu.dialog).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      await menu.opener.click()
      await menu.link(menu.words.partners).click()
      await expect(menu.dialog).toBeHidden()
      await expect(page).toHaveURL(`${localizePath(locale, '/')}#partners`)
      await expect(page.locator('#partners').getByRole('heading', { level: 2 })).toBeInViewport()
    })

    test('its foot leads to mail, phone, contact page and the other language', async ({ page }) => {
      const { link, words } = await openMobileMenu(page, locale, SERVICE)
      const other = otherLocale[locale]
      await expect(link(words.email)).toHaveAttribute('href', `mailto:${site.emails[0]}`)
      await expect(link(words.phone)).toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`)
      const language = link(localeFacts[other].nativeName)
      await expect(language).toHaveAttribute('href', localizePath(other, SERVICE))
      for (const name of [words.email, words.phone, words.contactPage, localeFacts[other].nativeName]) {
        await expect(link(name)).toBeInViewport({ ratio: 1 })
      }
      await link(words.contactPage).click()
      await expect(page).toHaveURL(localizePath(locale, '/contact'))
      await expect(mobileMenu(page, locale).dialog).toBeHidden()
    })
  })
}
