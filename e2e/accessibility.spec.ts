import { errors, expect, type Page, test } from '@playwright/test'

import { accountDeletionMessages } from '@/content/messages/account-deletion'
import { messages } from '@/content/messages'
import { sitePaths } from '@/content/site-paths'
import { locales, type Localized } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { focusableButHidden, focusFaults, tooSmall, violationsOf } from './support/accessibility'
import { opacityOf } from './support/hero'
import { standInForMap } from './support/map'
import { chunksOf } from './support/pages'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const TARGET_PX = 24
/** The focus may be nowhere for so long before the way counts as ended, ms. */
const NOWHERE_MS = 1000
/** No page has fewer stops of the keyboard. */
const MIN_STOPS = 15

/** One page of each kind. */
const KINDS = [
  '/',
  '/services',
  '/services/digital/ai-ml',
  '/products/branded/swin',
  '/about',
  '/contact',
  '/swin-account',
  '/lahfa-account',
]
/** Pages of one kind differ in texts only: of those of the catalogue every second one is looked at, in one language. */
const CATALOGUE = sitePaths.filter((path) => /^\/(services|products)\/./.test(path) && !KINDS.includes(path))
const DESK: Localized<readonly string[]> = {
  en: [...KINDS, ...CATALOGUE.filter((_, index) => index % 4 === 0)],
  ar: [...KINDS, ...CATALOGUE.filter((_, index) => index % 4 === 2)],
}

/** The way of the keyboard is that of the markup, which the languages share. */
const WALKED: Localized<readonly string[]> = { en: KINDS, ar: KINDS.slice(0, 4) }

/** Goes on after a fault, to name all of them. */
const softly = expect.configure({ soft: true, timeout: 2000 })

test.describe.configure({ mode: 'parallel' })

test.beforeEach(async ({ page }) => {
  await standInForMap(page)
  // Everything is shown at once and stands still: nothing is judged while it fades.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/**
 * At its end the keyboard's way leaves the page. It is nowhere for a moment, too, when it passes a frame of another host
 * (the map), which is a process of its own: seen once on a busy machine.
 */
const hasLeft = (page: Page) =>
  page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: NOWHERE_MS })
    .then(() => false)
    .catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) return true
      throw error
    })

async function expectAccessible(page: Page, path: string) {
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  expect.soft(await heading.count(), `${path}: headings of level 1`).toBe(1)
  // The hero's words come after its overlay.
  await expect.poll(() => opacityOf(heading)).toBe(1)
  expect.soft(await violationsOf(page), path).toEqual([])
  expect.soft(await focusableButHidden(page), path).toEqual([])
  expect.soft(await tooSmall(page, TARGET_PX), path).toEqual([])
}

for (const locale of locales) {
  const { navigation, skipToContent } = messages[locale]
  const to = (path: string) => localizePath(locale, path)

  test.describe(`accessibility, ${locale}`, () => {
    for (const paths of chunksOf(DESK[locale])) {
      test(`at a desk: ${paths.length} pages from ${paths[0]}`, async ({ page }) => {
        await page.setViewportSize(DESKTOP)
        for (const path of paths) await test.step(path, () => expectAccessible(page, to(path)))
      })
    }

    test('on a phone: every kind of page', async ({ page }) => {
      await page.setViewportSize(PHONE)
      for (const path of KINDS) await test.step(path, () => expectAccessible(page, to(path)))
    })

    test('with an open panel of the menu', async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      await page.goto(to('/services/digital/ai-ml'))
      for (const name of [navigation.services, navigation.products]) {
        const button = page
          .getByRole('navigation', { name: navigation.label })
          .getByRole('button', { name, exact: true })
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        expect.soft(await violationsOf(page), name).toEqual([])
        expect.soft(await tooSmall(page, TARGET_PX), name).toEqual([])
      }
    })

    test('with the open mobile menu', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(to('/'))
      await page.getByRole('button', { name: navigation.openMenu, exact: true }).click()
      const menu = page.getByRole('dialog', { name: navigation.menu })
      await expect(menu).toBeVisible()
      expect.soft(await violationsOf(page)).toEqual([])
      await menu.getByRole('button', { name: navigation.services, exact: true }).click()
      const groups = menu.getByRole('button', { expanded: false })
      await groups.first().click()
      expect.soft(await violationsOf(page), 'unfolded').toEqual([])
      expect.soft(await tooSmall(page, TARGET_PX)).toEqual([])
    })

    test('with errors in a form', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(to('/lahfa-account'))
      const form = page.getByRole('main').getByRole('form')
      await form.getByRole('button').last().click()
      await expect(form.getByRole('alert')).toHaveText(accountDeletionMessages[locale].emptyField)
      expect.soft(await violationsOf(page)).toEqual([])
    })

    test('the first stop of the keyboard skips to the content', async ({ page }) => {
      await page.goto(to('/services/digital/ai-ml'))
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: skipToContent, exact: true })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    })

    for (const [device, viewport] of Object.entries({ desk: DESKTOP, phone: PHONE })) {
      test(`the keyboard's way can be seen, ${device}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        for (const path of WALKED[locale]) {
          await page.goto(to(path))
          const stops = await page.evaluate(() => document.querySelectorAll('a[href], button, input, summary').length)
          let stop = 0
          for (; stop < stops; stop += 1) {
            await page.keyboard.press('Tab')
            if (await hasLeft(page)) break
            await softly.poll(() => focusFaults(page), path).toEqual([])
          }
          expect.soft(stop, `${path}: stops`).toBeGreaterThan(MIN_STOPS)
        }
      })
    }
  })
}
