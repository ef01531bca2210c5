import { expect, type Page, test } from '@playwright/test'

import { homePage } from '@/content/pages/home'
import { pagePaths } from '@/content/site-paths'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { heroOf } from './support/hero'

/** A cheap phone on a slow line: a sixth of this machine, 1.6 Mbit/s and 150 ms away. */
const SLOWER_CPU = 6
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** The framework may take its time; what was asked for must come. */
const PATIENCE = { timeout: 30_000 }

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

const isStarted = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset)

const scriptRequests = (page: Page) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_next/') && request.url().endsWith('.js')) urls.push(request.url())
  })
  return urls
}

test('nothing of the framework is fetched while the page loads', async ({ page }) => {
  const scripts = scriptRequests(page)
  await page.goto('/services', { waitUntil: 'load' })
  expect(scripts).toEqual([])
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  expect(await isStarted(page)).toBe(false)
  await expect.poll(() => isStarted(page), PATIENCE).toBe(true)
})

for (const locale of locales) {
  test.describe(`early intents, ${locale}`, () => {
    test.slow()

    test('a slide chosen before the script is there is shown', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await slowDown(page)
      await page.goto(localizePath(locale, '/'), { waitUntil: 'domcontentloaded' })
      const { thumbnails, title } = heroOf(page, locale)
      const chosen = page.getByText(homePage[locale].slides[2]?.subtitle ?? '')
      await expect(chosen).toBeHidden()
      await thumbnails.nth(2).click()
      await expect(chosen).toBeVisible()
      expect(await isStarted(page)).toBe(false)
      await expect(title).toHaveText(homePage[locale].slides[2]?.title ?? '', PATIENCE)
    })

    test('a key pressed before the script is there opens the menu', async ({ page }) => {
      await slowDown(page)
      await page.goto(localizePath(locale, pagePaths.contact), { waitUntil: 'domcontentloaded' })
      const top = page.getByRole('banner').getByRole('button').first()
      await top.focus()
      await page.keyboard.press('ArrowDown')
      expect(await isStarted(page)).toBe(false)
      await expect(top).toHaveAttribute('aria-expanded', 'true', PATIENCE)
    })

    test('a password is not sent anywhere before, and the form answers then', async ({ page }) => {
      await slowDown(page)
      await page.goto(localizePath(locale, pagePaths.swinAccount), { waitUntil: 'domcontentloaded' })
      const address = page.url()
      const form = page.getByRole('form')
      await form.getByRole('textbox').last().fill('secret')
      await form.getByRole('textbox').last().press('Enter')
      expect(page.url()).toBe(address)
      await expect(form.getByRole('alert')).not.toBeEmpty(PATIENCE)
      expect(page.url()).toBe(address)
    })
  })
}
