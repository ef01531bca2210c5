import { type Browser, chromium, expect, type Page, test as base } from '@playwright/test'

import config from '@/playwright.config'

import { standInForMap } from '../support/map'

import { type Look, look } from './look'

const HEIGHT = 900

/** Pictures take a moment. */
const PATIENCE_MS = 5000

/** Opens a page as a visitor does who touches nothing, and looks at it once fonts and first pictures are there. */
export async function lookAt(page: Page, address: string, width: number): Promise<Look> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  const end = Date.now() + PATIENCE_MS
  let seen = await page.evaluate(look)
  while (seen.missingPictures.length > 0 && Date.now() < end) {
    await page.waitForTimeout(100)
    seen = await page.evaluate(look)
  }
  return seen
}

interface OfTest {
  troubles: string[]
}

interface OfWorker {
  today: Browser
  /** The same look in today's browser. */
  todaysLook: (address: string, width: number) => Promise<Look>
}

/** Every test ends without an error on the console. */
export const test = base.extend<OfTest, OfWorker>({
  today: [
    async ({}, provide) => {
      const browser = await chromium.launch(config.use?.launchOptions)
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  todaysLook: [
    async ({ today }, provide) => {
      const page = await today.newPage({ baseURL: config.use?.baseURL, reducedMotion: 'reduce' })
      await standInForMap(page)
      await provide((address, width) => lookAt(page, address, width))
      await page.close()
    },
    { scope: 'worker' },
  ],
  troubles: [
    async ({ page }, provide) => {
      const troubles: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(message.text())
      })
      page.on('pageerror', ({ message }) => troubles.push(message))
      await standInForMap(page)
      await provide(troubles)
      expect(troubles, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})
