import type { Browser, Page } from 'playwright'

import { type View, type Width, windowOf } from './views'

/** A Monday in Dubai, 10:30: the pages show the hour there and the year. */
const NOW = new Date('2026-11-23T06:30:00Z')
const TIMEOUT_MS = 30_000

/** What others draw, and what moves by itself. */
const STYLE = ':is(video, .contact-map iframe, #hero-particles) { visibility: hidden !important; }'

/** Moves the pointer as a visitor would, until the page is hydrated: the framework starts at the first interaction. */
async function start(page: Page) {
  const isHydrated = () => page.locator('html[data-hydrated]').count()
  for (const end = Date.now() + TIMEOUT_MS; !(await isHydrated()) && Date.now() < end;) {
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
    await page.waitForTimeout(100)
  }
}

/** Waits for every picture and every font, visible or not, and for the hero's words, which appear after its overlay. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1, .hero-text h2')].at(-1)?.checkVisibility({ opacityProperty: true }),
  )
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
}

/** A photograph of a view, PNG; undefined where the site has no such page or state. */
async function photograph(browser: Browser, site: string, view: View, width: Width): Promise<Buffer | undefined> {
  const context = await browser.newContext({
    viewport: windowOf(width),
    timezoneId: 'Asia/Dubai',
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  try {
    await page.clock.setFixedTime(NOW)
    // The map and all else of others.
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    )
    await view.stub?.(page)
    const answer = await page.goto(site + view.path)
    if (!view.isStatic) {
      if (!answer?.ok()) return undefined
      await start(page)
    }
    await settle(page)
    await view.prepare?.(page)
    await settle(page)
    const options = { animations: 'disabled', scale: 'css', style: STYLE, timeout: TIMEOUT_MS } as const
    return view.part
      ? await page.locator(view.part).screenshot(options)
      : await page.screenshot({ ...options, fullPage: !view.isWindow })
  } catch (error) {
    console.error(`${view.name}, ${width} px, ${site}: ${(error as Error).message.split('\n')[0]}`)
    return undefined
  } finally {
    await context.close()
  }
}

/** Photographs a view of both sites at once. */
export const photographs = (browser: Browser, sites: readonly [string, string], view: View, width: Width) =>
  Promise.all([photograph(browser, sites[0], view, width), photograph(browser, sites[1], view, width)])
