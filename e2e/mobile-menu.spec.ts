import { expect, type Page, test } from '@playwright/test'

import { site } from '@/content/site'
import { localeConfig, locales, otherLocale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { panels } from './support/menu'
import { mobileMenu, openMobileMenu } from './support/mobile-menu'
import { SERVICE } from './support/pages'
import { eachChangeIn } from './support/release'

// Without motion: Playwright scrolls to a target that moves.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test('the menu is a modal dialog', async ({ page }) => {
  const { dialog, close, closeOnly, opener } = await openMobileMenu(page, 'en', SERVICE)
  // Under reduced motion it does not slide in: an animation of a hundredth of a millisecond may still be listed.
  const durations = await dialog.evaluate((node) =>
    node.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration)),
  )
  expect(durations.filter((duration) => duration > 1)).toEqual([])

  // The focus stays inside.
  await expect(close).toBeFocused()
  const reached = new Set<string>()
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press(step < 15 ? 'Tab' : 'Shift+Tab')
    const place = await dialog.evaluate((node) => {
      const { activeElement } = document
      // Between the last and the first element, the focus is on the browser's own controls.
      if (activeElement === document.body) return 'browser'
      return node.contains(activeElement) ? (activeElement?.textContent ?? '') : 'the page behind'
    })
    expect(place).not.toBe('the page behind')
    reached.add(place)
  }
  expect(reached.size).toBeGreaterThan(5)

  // The page behind does not scroll: only the last turn of the wheel counts.
  await dialog.hover()
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('End')
  await close.click()
  await expect(dialog).toBeHidden()
  await page.mouse.wheel(0, 700)
  await expect.poll(() => scrollY(page)).toBe(700)

  // Closing returns the focus to the button and leaves the page where it is.
  for (const closeMenu of [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => closeOnly.click(),
    () => closeOnly.press('Enter'),
  ]) {
    await opener.click()
    await expect(dialog).toBeVisible()
    await closeMenu()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL(SERVICE)
    expect(await scrollY(page)).toBe(700)
  }
})

for (const locale of locales) {
  test(
    `the menu has every page, the contacts and the other language, ${locale}`,
    eachChangeIn('ar', locale),
    async ({ page }) => {
      const { dialog, button, link, words } = await openMobileMenu(page, locale, SERVICE)
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

      const { tag, nativeName } = localeConfig[otherLocale[locale]]
      await expect(link(words.email)).toHaveAttribute('href', `mailto:${site.emails[0]}`)
      await expect(link(words.phone)).toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`)
      await expect(link(nativeName)).toHaveAttribute('href', localizePath(otherLocale[locale], SERVICE))
      await expect(link(nativeName)).toHaveAttribute('lang', tag)
      for (const name of [words.email, words.phone, words.contactPage, nativeName]) {
        await expect(link(name)).toBeInViewport({ ratio: 1 })
      }
      await link(words.contactPage).click()
      await expect(page).toHaveURL(localizePath(locale, '/contact'))
      await expect(mobileMenu(page, locale).dialog).toBeHidden()
    },
  )
}

test('the menu closes when a link is followed, and marks the current page', async ({ page }) => {
  const { dialog, button, link, opener, words } = await openMobileMenu(page, 'en')
  const [services] = panels('en')
  const group = services.groups.find(({ pages }) => pages.some(({ url }) => url === SERVICE))
  await button(services.title).click()
  await button(group?.title ?? '').click()
  const entry = dialog.locator(`a[href="${SERVICE}"]`)
  await entry.click()
  await expect(page).toHaveURL(SERVICE)
  await expect(dialog).toBeHidden()
  expect(await scrollY(page)).toBe(0)
  await opener.click()
  await expect(dialog.locator('[aria-current=page]')).toHaveAttribute('href', SERVICE)
  await expect(button(services.title)).toHaveAttribute('aria-current', 'true')

  // A link to the current page closes it too.
  await entry.click()
  await expect(dialog).toBeHidden()

  await opener.click()
  await link(words.about).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(page.getByRole('contentinfo')).toBeFocused()

  await opener.click()
  await link(words.partners).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/#partners')
  await expect(page.locator('#partners').getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(page.locator('#partners')).toBeFocused()
})
