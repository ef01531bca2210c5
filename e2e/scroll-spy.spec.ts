import { expect, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { advance, openHome, rememberFilm } from './support/hero'
import { started } from './support/started'

/** In the order of the page; the hero before them is the top, which has no hash. */
const SECTIONS = ['vision', 'values', 'partners', 'footer']
/** The specification's number, ms. */
const THROTTLE_MS = 66

const hash = (page: Page) => page.evaluate(() => location.hash)

/** Scrolls so that a section fills the window from its top, and waits until the page has been told. */
const scrollTo = (page: Page, section: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        document.addEventListener('scroll', () => resolve(), { once: true })
        document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
      }),
    section,
  )

for (const locale of locales) {
  const text = messages[locale].navigation
  const home = localizePath(locale, '/')

  test.describe(`scroll spy, ${locale}`, () => {
    const entry = (page: Page, name: string) =>
      page.getByRole('navigation', { name: text.label }).getByRole('link', { name, exact: true })

    test('lets the hash follow down and up, in one entry of the history', async ({ page }) => {
      await page.goto(home)
      await started(page)
      await page.waitForLoadState('networkidle')
      const before = await page.evaluate(() => history.length)
      expect(await hash(page)).toBe('')
      for (const section of [...SECTIONS, ...SECTIONS.toReversed()]) {
        await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), section)
        await expect.poll(() => hash(page)).toBe(`#${section}`)
      }
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect.poll(() => hash(page)).toBe('')
      // Not even a lonely "#".
      expect(page.url()).toBe(new URL(home, page.url()).href)
      expect(await page.evaluate(() => history.length)).toBe(before)
    })

    test('marks the section in view in the menu', async ({ page }) => {
      await page.goto(home)
      await started(page)
      const partners = entry(page, text.partners)
      const about = entry(page, text.about)
      await expect(partners).not.toHaveAttribute('aria-current')
      await scrollTo(page, 'partners')
      await expect(partners).toHaveAttribute('aria-current', 'location')
      await expect(about).not.toHaveAttribute('aria-current')
      await scrollTo(page, 'footer')
      await expect(about).toHaveAttribute('aria-current', 'location')
      await expect(partners).not.toHaveAttribute('aria-current')
      await scrollTo(page, 'vision')
      await expect(about).not.toHaveAttribute('aria-current')
    })
  })
}

test('looks at most every 66 ms, and at where the page is then', async ({ page }) => {
  await rememberFilm(page)
  await openHome(page, 'en')
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history)
    const seen: string[] = []
    Object.assign(window, { seen })
    history.replaceState = (state, unused, url) => {
      seen.push(String(url))
      replace(state, unused, url)
    }
  })
  const replaced = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

  await scrollTo(page, 'vision')
  await advance(page, THROTTLE_MS / 2)
  await scrollTo(page, 'values')
  await advance(page, THROTTLE_MS / 2 - 1)
  expect(await replaced()).toEqual([])
  // A second scroll does not begin the wait anew.
  await advance(page, 1)
  expect(await replaced()).toEqual(['/#values'])
  await scrollTo(page, 'partners')
  await advance(page, THROTTLE_MS - 1)
  expect(await hash(page)).toBe('#values')
  await advance(page, 1)
  expect(await replaced()).toEqual(['/#values', '/#partners'])
})

test('ends with the page', async ({ page }) => {
  await rememberFilm(page)
  await openHome(page, 'en')
  await scrollTo(page, 'values')
  await page.getByRole('link', { name: messages.en.navigation.contact, exact: true }).first().click()
  await expect(page).toHaveURL('/contact')
  await advance(page, 10 * THROTTLE_MS)
  await scrollTo(page, 'footer')
  await advance(page, 10 * THROTTLE_MS)
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('link', { name: messages.en.navigation.about, exact: true }).first()).not.toHaveAttribute(
    'aria-current',
  )
})
