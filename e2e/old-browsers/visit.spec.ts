import { expect, type Page } from '@playwright/test'

import { carouselMessages } from '@/content/messages'
import { homePage } from '@/content/pages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { openAt, reach, regionOf, SERVICE, siblingCards } from '../support/carousel'
import { createAccount, openDeletionPage, variants } from '../support/deletion-page'
import { desktopMenu, panels } from '../support/menu'
import { mobileMenu } from '../support/mobile-menu'
import { PRODUCT } from '../support/pages'
import { wholeSlides } from '../support/slides'
import { started } from '../support/started'

import { test } from './test'

/** Rounds to a score of 0.00. */
const STILL = 0.005

/** Chromium's score of how far what is painted has shifted, without what a visitor has done. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer is never called if there is no entry.
        setTimeout(() => resolve(sum), 500)
      }),
  )

const isInWindow = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeInViewport()

for (const locale of locales) {
  const home = localizePath(locale, '/')
  const service = localizePath(locale, SERVICE)
  const copy = homePage[locale]

  test(`pages stand still while they arrive and when their scripts start, ${locale}`, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const path of [home, service, localizePath(locale, PRODUCT)]) {
        await page.goto(path, { waitUntil: 'load' })
        expect.soft(await shiftOf(page), `${path}, ${width} px`).toBeLessThan(STILL)
        await started(page)
        expect.soft(await shiftOf(page), `${path}, ${width} px, started`).toBeLessThan(STILL)
      }
    }
  })

  test(`the menu opens its panels, and leads to a page, ${locale}`, async ({ page }) => {
    await openAt(page, home, 1440)
    const menu = desktopMenu(page, locale)
    const [services] = panels(locale)
    const [first, second] = services.groups
    await expect(menu.products).toBeInViewport({ ratio: 1 })
    await menu.services.hover()
    await expect(menu.allServices).toBeInViewport({ ratio: 1 })
    await expect(menu.link(first?.pages[0]?.name ?? '')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(menu.allServices).toBeHidden()
    await menu.services.click()
    await menu.button(second?.title ?? '').click()
    const target = second?.pages[0]
    await menu.link(target?.name ?? '').click()
    await expect(page).toHaveURL(target?.url ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    // What phones fold is open on a page that the router shows, too.
    await expect(page.locator('[data-folded="text"] > div').first()).toBeVisible()
  })

  test(`the mobile menu opens, closes, and leads to a page, ${locale}`, async ({ page }) => {
    await openAt(page, home, 390)
    const { words, opener, dialog, close, link } = mobileMenu(page, locale)
    await opener.click()
    // Before Chrome 131 the gutter of a scrollbar that is not there counts as outside of the window.
    await expect(close).toBeInViewport({ ratio: 0.9 })
    await expect(dialog.getByText(words.services, { exact: true })).toBeInViewport({ ratio: 1 })
    await close.click()
    await expect(dialog).toBeHidden()
    await opener.click()
    await link(words.home).click()
    await expect(dialog).toBeHidden()
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test(`the carousels move by their buttons, their dots and a sideways wheel, ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [390, 1440]) {
      await openAt(page, home, width)
      for (const { title, next } of [copy.values, copy.partners]) {
        const section = regionOf(page, title)
        await reach(section)
        const [start] = await wholeSlides(section)
        await section.getByRole('button', { name: next, exact: true }).click()
        await expect.poll(async () => (await wholeSlides(section))[0]).not.toBe(start)
      }
      const partners = regionOf(page, copy.partners.title)
      const dots = partners.getByRole('group', { name: carouselMessages[locale].choosePartner })
      await dots.getByRole('button').first().click()
      const [chosen] = await wholeSlides(partners)
      await partners.locator('[data-started]').hover()
      await page.mouse.wheel(locale === 'ar' ? -100 : 100, 0)
      await expect.poll(async () => (await wholeSlides(partners))[0]).not.toBe(chosen)
    }

    await openAt(page, service, 1440)
    const cards = siblingCards(page, locale)
    await reach(cards)
    const [start] = await wholeSlides(cards)
    await cards.getByRole('button', { name: carouselMessages[locale].nextCard, exact: true }).click()
    await expect.poll(async () => (await wholeSlides(cards))[0]).not.toBe(start)
  })

  test(`the hero shows the slide of a pressed thumbnail, ${locale}`, async ({ page }) => {
    await openAt(page, home, 1440)
    const hero = regionOf(page, copy.slidesLabel)
    await hero.getByRole('group', { name: copy.slidesLabel }).getByRole('button').nth(2).click()
    await expect(hero.getByRole('heading', { level: 2 })).toHaveText(copy.slides[2]?.title ?? '')
    await isInWindow(page, copy.company)
  })

  test(`the gallery shows the screen of a pressed thumbnail, ${locale}`, async ({ page }) => {
    await openAt(page, localizePath(locale, PRODUCT), 390)
    const gallery = page.getByRole('group', { name: carouselMessages[locale].chooseScreen })
    await gallery.getByRole('button').nth(1).click()
    await expect(gallery.getByRole('button').nth(1)).toHaveAttribute('aria-current', 'true')
  })
}

for (const variant of variants) {
  test(`${variant.path} deletes an account`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const account = await createAccount(request, variant)
    const { submit, status, alert } = await openDeletionPage(page, variant)
    await submit('', '')
    await expect(alert).toContainText(variant.words.empty)
    await submit(account.user, account.password)
    await expect(status).toContainText(variant.words.success)
  })
}
