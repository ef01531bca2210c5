import { expect, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { advance, QUIET_AFTER_LOAD_MS, stopClock } from './support/hero'

const PATHS = ['/', '/services']
const isPicture = (url: URL) => url.pathname.startsWith('/pictures/')

for (const locale of locales) {
  for (const path of PATHS) {
    const address = localizePath(locale, path)
    test.describe(`the pictures of ${address}`, () => {
      test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }))

      test('come when the first one has', async ({ page }) => {
        const asked: string[] = []
        let letGo = () => {}
        const gate = new Promise<void>((resolve) => (letGo = resolve))
        await page.route(isPicture, async (route) => {
          asked.push(new URL(route.request().url()).pathname)
          await gate
          await route.continue().catch(() => {})
        })
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        await expect.poll(() => asked.length).toBe(1)
        // Fonts come later than the pictures would.
        await page.evaluate(() => document.fonts.ready)
        expect(asked).toHaveLength(1)
        letGo()
        await expect.poll(() => asked.length).toBeGreaterThan(1)
      })

      test('come at once to who scrolls', async ({ page }) => {
        let asked = 0
        await page.route(isPicture, async (route) => {
          asked += 1
          // The first one never comes.
          if (asked > 1) await route.continue().catch(() => {})
        })
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await expect.poll(() => asked).toBe(1)
        await page.mouse.wheel(0, 600)
        await expect.poll(() => asked).toBeGreaterThan(1)
      })
    })
  }
}

test('pictures below the window wait for the end of the second after the load event', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => isPicture(new URL(request.url())) && asked.push(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  await stopClock(page)
  await page.goto('/services', { waitUntil: 'load' })
  await advance(page, QUIET_AFTER_LOAD_MS - 1)
  await page.evaluate(() => document.fonts.ready)
  expect(asked).toHaveLength(1)
  await advance(page, 1)
  await expect.poll(() => asked.length).toBeGreaterThan(1)
})
