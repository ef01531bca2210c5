import { expect, type Page, test as base } from '@playwright/test'

import { openFaultyHost } from './support/faulty-host'
import { hold } from './support/hold'
import { standInForMap } from './support/map'
import { itemLike, PRODUCT, SERVICE } from './support/pages'
import { RELEASE } from './support/release'
import { started } from './support/started'

const WINDOWS = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]
/** All pages share the header; what follows it differs by kind. */
const CARDS = itemLike('products', 'core', 'voip-chat').path
const PAGES = ['/', '/ar', SERVICE, `/ar${PRODUCT}`]
/** An ordinary run tests the phone, where lines and pictures stack, in a mirrored page. */
const EACH_CHANGE: Readonly<Record<number, string>> = { 412: `/ar${PRODUCT}`, 1440: '/' }
/** Where the page stalls while it loads: in the header, in what follows it, and in the middle. */
const HALTS = [0.15, 0.3, 0.56, 0.7]
/** Rounds to a score of 0.00. */
const STILL = 0.005
const SCRIPTS = '**/_next/static/**/*.js'
/** The cards rest for three seconds and move for two. */
const CARD_MOVE_MS = 5000

const test = base.extend<{ host: Awaited<ReturnType<typeof openFaultyHost>> }>({
  host: async ({ baseURL }, provide) => {
    const host = await openFaultyHost(baseURL ?? '', 'text/html')
    await provide(host)
    await host.close()
  },
})

/** Chromium's score of how far painted content has shifted since the page began to load. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        )
        observer.observe({ type: 'layout-shift', buffered: true })
        // The observer is never called if there is no entry.
        setTimeout(() => resolve(0), 100)
      }),
  )

for (const viewport of WINDOWS) {
  for (const address of PAGES) {
    const options = EACH_CHANGE[viewport.width] === address ? {} : RELEASE
    test(
      `${address} does not shift while it arrives in pieces, ${viewport.width} px`,
      options,
      async ({ page, host }) => {
        await page.setViewportSize(viewport)
        await standInForMap(page)
        for (const share of HALTS) {
          host.break({ share, then: 'go on' })
          await page.goto(host.address + address)
          expect.soft(await shiftOf(page), `halted at ${share}`).toBeLessThan(STILL)
        }
      },
    )
  }
}

test('the carousels of the home page do not shift it when they start', async ({ page }) => {
  // Fading in does not count as a shift.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of ['/', '/ar']) {
    for (const name of ['values', 'partners']) {
      await page.goto(address)
      await started(page)
      // Only visible content counts as shifted, and a carousel starts before it is visible.
      const release = await hold(page, SCRIPTS)
      const viewport = page.locator(`#${name} .carousel-viewport`)
      await viewport.scrollIntoViewIfNeeded()
      const before = await viewport.boundingBox()
      release()
      await expect(viewport).toHaveAttribute('data-started')
      expect.soft((await viewport.boundingBox())?.height, `height of ${name} of ${address}`).toBe(before?.height)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect.soft(await shiftOf(page), `${name} of ${address}`).toBeLessThan(STILL)
      await page.unroute(SCRIPTS)
    }
  }
})

for (const width of [390, 1280]) {
  test(`the cards do not shift when their carousel starts and moves, ${width} px`, RELEASE, async ({ page }) => {
    await page.clock.install()
    await page.setViewportSize({ width, height: 900 })
    for (const address of [CARDS, `/ar${CARDS}`]) {
      await page.goto(address)
      await started(page)
      const viewport = page.locator('#related .carousel-viewport')
      await viewport.scrollIntoViewIfNeeded()
      await expect(viewport).toHaveAttribute('data-started')
      await page.clock.runFor(CARD_MOVE_MS)
      expect.soft(await shiftOf(page), address).toBeLessThan(STILL)
    }
  })
}
