import { expect, type Page, test } from '@playwright/test'

import { accountDeletionMessages } from '@/content/messages/account-deletion'
import { messages } from '@/content/messages'
import { sitePaths } from '@/content/site-pages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import {
  animationsOf,
  focusableButHidden,
  focusFaults,
  hasLeft,
  recordAnimations,
  tooSmall,
  violationsOf,
} from './support/accessibility'
import { createAccount, openDeletionPage, variants } from './support/deletion-page'
import { openDisclosures } from './support/disclosures'
import { opacityOf, titleOf } from './support/hero'
import { standInForMap } from './support/map'
import { chunksOf, DELETION, PRODUCT, SERVICE, USERNAME_DELETION } from './support/pages'
import { eachChangeIn, RELEASE } from './support/release'
import { started } from './support/started'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** WCAG 2.2, 2.5.5 (AAA). */
const TARGET_PX = 44
/** Every page has at least this many tab stops. */
const MIN_STOPS = 15

/** One page of each kind. */
const KINDS = ['/', '/services', SERVICE, PRODUCT, '/about', '/contact', USERNAME_DELETION, DELETION, '/accessibility']
/** Pages of one kind differ only in their texts. */
const CATALOGUE = sitePaths.filter((path) => /^\/(services|products)\/./.test(path) && !KINDS.includes(path))

/**
 * Layout differs by device and direction, markup does not. Each run scans the pages with most markup of their own, on
 * one device in each language; before a release it scans all pages.
 */
const DEVICES = {
  desktop: { viewport: DESKTOP, locale: 'en', eachChange: [SERVICE] },
  phone: { viewport: PHONE, locale: 'ar', eachChange: ['/', '/services', PRODUCT] },
} as const

/** Reports every failure of a page, not only the first. */
const softly = expect.configure({ soft: true, timeout: 2000 })

test.describe.configure({ mode: 'parallel' })

test.beforeEach(async ({ page }) => {
  await standInForMap(page)
  // Waits for fades to end: a half-transparent text would be judged too pale.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordAnimations(page)
})

async function expectAccessible(page: Page, path: string) {
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  expect.soft(await heading.count(), `${path}: headings of level 1`).toBe(1)
  // The hero's words become visible after its overlay.
  await expect.poll(() => opacityOf(titleOf(page))).toBe(1)
  await openDisclosures(page)
  expect.soft(await violationsOf(page), path).toEqual([])
  expect.soft(await focusableButHidden(page), path).toEqual([])
  expect.soft(await tooSmall(page, TARGET_PX), path).toEqual([])
  expect.soft(await animationsOf(page), `${path}: animations under reduced motion`).toEqual([])
}

async function expectVisibleFocus(page: Page, path: string) {
  await page.goto(path)
  const stops = await page.evaluate(() => document.querySelectorAll('a[href], button, input, summary').length)
  await page.keyboard.press('Tab')
  await expect(page.locator('[href="#content"]')).toBeFocused()
  let stop = 1
  for (; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await hasLeft(page)) break
    await softly.poll(() => focusFaults(page), path).toEqual([])
  }
  expect.soft(stop, `${path}: stops`).toBeGreaterThan(MIN_STOPS)
}

for (const [device, { viewport, locale, eachChange }] of Object.entries(DEVICES)) {
  const others = KINDS.filter((path) => !eachChange.some((each) => each === path))
  for (const paths of [eachChange, ...chunksOf(others)]) {
    const options = paths === eachChange ? {} : RELEASE
    test(`accessible on a ${device}, ${locale}: ${paths.length} pages from ${paths[0]}`, options, async ({ page }) => {
      await page.setViewportSize(viewport)
      for (const path of paths) await test.step(path, () => expectAccessible(page, localizePath(locale, path)))
    })
  }

  // In an ordinary run keyboard.spec checks the tab stops of two pages.
  for (const paths of chunksOf(KINDS)) {
    test(
      `focus is visible on a ${device}, ${locale}: ${paths.length} pages from ${paths[0]}`,
      RELEASE,
      async ({ page }) => {
        await page.setViewportSize(viewport)
        for (const path of paths) await test.step(path, () => expectVisibleFocus(page, localizePath(locale, path)))
      },
    )
  }
}

test.describe('release', RELEASE, () => {
  for (const locale of locales) {
    for (const paths of chunksOf(KINDS)) {
      test(`accessible in forced colours, ${locale}: ${paths.length} pages from ${paths[0]}`, async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active' })
        for (const { viewport } of Object.values(DEVICES)) {
          await page.setViewportSize(viewport)
          for (const path of paths) await test.step(path, () => expectAccessible(page, localizePath(locale, path)))
        }
      })
    }
    const other = locale === 'en' ? PHONE : DESKTOP
    for (const paths of chunksOf([...KINDS, ...CATALOGUE])) {
      test(`accessible, ${locale}: ${paths.length} pages from ${paths[0]}`, async ({ page }) => {
        await page.setViewportSize(other)
        for (const path of paths) await test.step(path, () => expectAccessible(page, localizePath(locale, path)))
      })
    }
    for (const paths of chunksOf(KINDS)) {
      test(`focus is visible, ${locale}: ${paths.length} pages from ${paths[0]}`, async ({ page }) => {
        await page.setViewportSize(other)
        for (const path of paths) await test.step(path, () => expectVisibleFocus(page, localizePath(locale, path)))
      })
    }
  }
})

/* States of pages that are scanned completely above: here axe scans only the part that has changed. */
for (const locale of locales) {
  const { navigation, skipToContent } = messages[locale]
  const to = (path: string) => localizePath(locale, path)

  test.describe(`accessibility, ${locale}`, () => {
    test('with an open panel of the menu', eachChangeIn('en', locale), async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      await page.goto(to(SERVICE))
      for (const name of [navigation.services, navigation.products]) {
        const button = page
          .getByRole('navigation', { name: navigation.label })
          .getByRole('button', { name, exact: true })
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        expect.soft(await violationsOf(page, 'header'), name).toEqual([])
        expect.soft(await tooSmall(page, TARGET_PX), name).toEqual([])
      }
    })

    test('with the open mobile menu', eachChangeIn('ar', locale), async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(to('/'))
      await page.getByRole('button', { name: navigation.openMenu, exact: true }).click()
      const menu = page.getByRole('dialog', { name: navigation.menu })
      await expect(menu).toBeVisible()
      expect.soft(await violationsOf(page, 'dialog')).toEqual([])
      await menu.getByRole('button', { name: navigation.services, exact: true }).click()
      const groups = menu.getByRole('button', { expanded: false })
      await groups.first().click()
      expect.soft(await violationsOf(page, 'dialog'), 'unfolded').toEqual([])
      expect.soft(await tooSmall(page, TARGET_PX)).toEqual([])
    })

    test('with errors in a form', eachChangeIn('ar', locale), async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(to(DELETION))
      const form = page.getByRole('main').getByRole('form')
      await form.getByRole('button').last().click()
      await expect(form.getByRole('alert')).toHaveText(accountDeletionMessages[locale].emptyField)
      expect.soft(await violationsOf(page, 'main')).toEqual([])
    })

    for (const variant of variants.filter((each) => each.locale === locale)) {
      test(`with the success of ${variant.path}`, RELEASE, async ({ page, request }) => {
        const form = await openDeletionPage(page, variant)
        const { user, password } = await createAccount(request, variant)
        await form.submit(user, password)
        await expect(form.status).toHaveText(variant.words.success)
        expect.soft(await violationsOf(page, 'main')).toEqual([])
      })
    }

    test('with another screen in the gallery', RELEASE, async ({ page }) => {
      await page.goto(to(PRODUCT))
      await started(page)
      const gallery = page.getByRole('region', { name: messages[locale].catalogue.exploreScreens, exact: true })
      const other = gallery.getByRole('group').getByRole('button').nth(1)
      await other.click()
      await expect(other).toHaveAttribute('aria-current', 'true')
      expect.soft(await violationsOf(page, 'main')).toEqual([])
    })

    test('the first tab stop skips to the content', eachChangeIn('en', locale), async ({ page }) => {
      await page.goto(to(SERVICE))
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: skipToContent, exact: true })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    })
  })
}
