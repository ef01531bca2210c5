import { expect, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'

import { RELEASE } from './support/release'
import { advance, openHome, rememberVideo } from './support/hero'
import { started } from './support/started'

/** In page order. The hero before them is the top of the page and has no hash. */
const SECTIONS = ['vision', 'values', 'partners', 'footer']
const THROTTLE_MS = 66

const hash = (page: Page) => page.evaluate(() => location.hash)

/** Scrolls a section to the top of the window and waits for the scroll event. */
const scrollTo = (page: Page, section: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        document.addEventListener('scroll', () => resolve(), { once: true })
        document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
      }),
    section,
  )

const entry = (page: Page, locale: 'en' | 'ar', name: 'partners' | 'about') => {
  const text = messages[locale].navigation
  return page.getByRole('navigation', { name: text.label }).getByRole('link', { name: text[name], exact: true })
}

test('the hash and the menu follow the section in view, in one history entry', async ({ page }) => {
  // Without videos the network is idle sooner.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/ar')
  await started(page)
  await page.waitForLoadState('networkidle')
  const partners = entry(page, 'ar', 'partners')
  const about = entry(page, 'ar', 'about')
  const before = await page.evaluate(() => history.length)
  expect(await hash(page)).toBe('')
  for (const section of [...SECTIONS, ...SECTIONS.toReversed()]) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), section)
    await expect.poll(() => hash(page)).toBe(`#${section}`)
    await expect(page.locator('[aria-current=location]').and(page.locator('[data-top]'))).toHaveCount(
      section === 'partners' || section === 'footer' ? 1 : 0,
    )
    if (section === 'partners') await expect(partners).toHaveAttribute('aria-current', 'location')
    if (section === 'footer') await expect(about).toHaveAttribute('aria-current', 'location')
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => hash(page)).toBe('')
  // Without a bare "#".
  expect(page.url()).toBe(new URL('/ar', page.url()).href)
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test('the section is read at most every 66 ms, until the visitor leaves the page', RELEASE, async ({ page }) => {
  await rememberVideo(page)
  await openHome(page, 'en')
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history)
    const replaced: string[] = []
    Object.assign(window, { replaced })
    history.replaceState = (state, unused, url) => {
      replaced.push(String(url))
      replace(state, unused, url)
    }
  })
  const replaced = () => page.evaluate(() => (window as unknown as { replaced: string[] }).replaced)

  await scrollTo(page, 'vision')
  await advance(page, THROTTLE_MS / 2)
  await scrollTo(page, 'values')
  await advance(page, THROTTLE_MS / 2 - 1)
  expect(await replaced()).toEqual([])
  // The second scroll does not restart the wait.
  await advance(page, 1)
  expect(await replaced()).toEqual(['/#values'])
  await scrollTo(page, 'partners')
  await advance(page, THROTTLE_MS - 1)
  expect(await hash(page)).toBe('#values')
  await advance(page, 1)
  expect(await replaced()).toEqual(['/#values', '/#partners'])

  await page.getByRole('link', { name: messages.en.navigation.contact, exact: true }).first().click()
  await expect(page).toHaveURL('/contact')
  await advance(page, 10 * THROTTLE_MS)
  await scrollTo(page, 'footer')
  await advance(page, 10 * THROTTLE_MS)
  await expect(page).toHaveURL('/contact')
  await expect(entry(page, 'en', 'about')).not.toHaveAttribute('aria-current')
})
