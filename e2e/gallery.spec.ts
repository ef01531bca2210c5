import { setTimeout } from 'node:timers/promises'

import { expect, test } from '@playwright/test'

import { carouselMessages, messages } from '@/content/messages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { HEIGHT, openAt, regionOf } from './support/carousel'
import { PRODUCT, PRODUCT_ITEM } from './support/pages'
import { eachChangeIn, RELEASE } from './support/release'

for (const locale of locales) {
  test(`the gallery shows the chosen screen, ${locale}`, eachChangeIn('en', locale), async ({ page }) => {
    const { screens } = PRODUCT_ITEM.entry.copy[locale]
    await openAt(page, localizePath(locale, PRODUCT), 1440)
    const gallery = regionOf(page, messages[locale].catalogue.exploreScreens)
    const thumbnails = gallery.getByRole('group', { name: carouselMessages[locale].chooseScreen })
    for (const [index, { name, caption }] of screens.entries()) {
      if (index > 0) await thumbnails.getByRole('button', { name, exact: true }).click()
      await expect(thumbnails.locator('[aria-current="true"]')).toHaveAccessibleName(name)
      await expect(gallery.getByRole('heading', { level: 3 })).toHaveText(name)
      await expect(gallery.getByText(caption)).toBeVisible()
      await expect(gallery.getByText(`${index + 1} ${carouselMessages[locale].of} ${screens.length}`)).toBeVisible()
      // The preview and the thumbnail: once the cross-fade is over, the other previews are gone.
      await expect(gallery.getByRole('img', { name, exact: true })).toHaveCount(2)
      await expect(gallery.getByRole('img')).toHaveCount(screens.length + 1)
    }
  })

  const swipe = `a swipe of two fingers shows the next screen, after the last the first, ${locale}`
  test(swipe, RELEASE, async ({ page }) => {
    const { screens } = PRODUCT_ITEM.entry.copy[locale]
    await openAt(page, localizePath(locale, PRODUCT), 1440)
    const gallery = regionOf(page, messages[locale].catalogue.exploreScreens)
    const stage = gallery.locator('[data-slot=stage]')
    await stage.scrollIntoViewIfNeeded()
    await stage.hover()
    const shown = gallery.locator('[aria-current="true"]')
    const forward = locale === 'ar' ? -60 : 60
    for (const index of [...screens.keys()].slice(1).concat(0)) {
      await page.mouse.wheel(forward, 0)
      await expect(shown).toHaveAccessibleName(screens[index]?.name ?? '')
      // A pause ends the swipe.
      await setTimeout(300)
    }
    await page.mouse.wheel(-forward, 0)
    await expect(shown).toHaveAccessibleName(screens.at(-1)?.name ?? '')
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
  })

  test.describe(`without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: HEIGHT } })

    test('the gallery has its first screen and the names of all', eachChangeIn('en', locale), async ({ page }) => {
      await page.goto(localizePath(locale, PRODUCT))
      const { screens } = PRODUCT_ITEM.entry.copy[locale]
      for (const { name } of screens) {
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
      }
      await expect(page.getByText(screens[0]?.caption ?? '')).toBeVisible()
    })
  })
}
