import { expect, type Page, test } from '@playwright/test'

import * as hero from './support/hero'
import { hold } from './support/hold'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** ms; docs/specification.md#hero */
const CONTENT_DELAY_MS = 1200
const VIDEO_LIMIT_MS = 4000
/** The tolerance of "about": nothing may be visible this much earlier, and it must be this much later. */
const TOLERANCE_MS = 100

const blockStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )

const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** Holds the video back until released. */
const holdVideo = (page: Page) => hold(page, hero.VIDEO)

async function expectStanding(parts: ReturnType<typeof hero.heroOf>) {
  expect(await hero.isCovered(parts.explore), 'the overlay lies over the content').toBe(true)
  expect(await hero.opacityOf(parts.title)).toBe(0)
  // Visitors can see and choose slides meanwhile.
  expect(await hero.isCovered(parts.thumbnails.last())).toBe(false)
  expect(await hero.opacityOf(parts.thumbnails.last())).toBe(1)
}

/** The overlay goes now; the content becomes visible about 1200 ms later. */
async function expectReveal(page: Page, parts: ReturnType<typeof hero.heroOf>) {
  await expect.poll(() => hero.isCovered(parts.explore), 'the overlay has gone').toBe(false)
  expect(await hero.opacityOf(parts.title)).toBe(0)
  await hero.advance(page, CONTENT_DELAY_MS - TOLERANCE_MS)
  expect(await hero.opacityOf(parts.title), 'the content waits').toBe(0)
  await hero.advance(page, 2 * TOLERANCE_MS)
  await expect.poll(() => hero.opacityOf(parts.title), 'the content is visible').toBe(1)
  await expect.poll(() => hero.opacityOf(parts.explore)).toBe(1)
}

/* `components/sections/hero/hero-overlay.test.ts` tests each case of the rule. */

test('the overlay stays until the video can play, and the video’s path is stored', async ({ page }) => {
  const letGo = await holdVideo(page)
  const parts = await hero.openHome(page, 'en')
  await hero.advance(page, VIDEO_LIMIT_MS - TOLERANCE_MS)
  await expectStanding(parts)
  expect(await hero.storedVideo(page)).toBeNull()
  letGo()
  await expect.poll(() => hero.storedVideo(page)).toMatch(/^\/.+\.mp4$/)
  await expectReveal(page, parts)
})

test('the overlay turns no svg element, which the main thread would animate', async ({ page }) => {
  const letGo = await holdVideo(page)
  await hero.openHome(page, 'en')
  const endless = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || effect.getTiming().iterations !== Infinity) return []
      return effect.pseudoElement ?? effect.target?.namespaceURI ?? ''
    }),
  )
  expect(endless.filter((one) => !one.startsWith('::'))).toEqual(['http://www.w3.org/1999/xhtml'])
  letGo()
})

test('the overlay goes when the video fails', RELEASE, async ({ page }) => {
  await page.route(hero.VIDEO, (route) => route.abort())
  const parts = await hero.openHome(page, 'ar')
  await hero.fetchVideo(page)
  await expectReveal(page, parts)
  expect(await hero.storedVideo(page)).toBeNull()
})

for (const [wish, express] of [
  ['motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['data', saveData],
] as const) {
  const options = wish === 'data' ? RELEASE : {}
  test(`the overlay does not wait for a video when the visitor wants less ${wish}`, options, async ({ page }) => {
    const videos = hero.requestsFor(page, hero.VIDEO_FILE)
    await express(page)
    await expectReveal(page, await hero.openHome(page, 'en'))
    expect(videos).toEqual([])
  })
}

test('the overlay follows the same rule on arrival from another page, even with storage blocked', async ({ page }) => {
  await blockStorage(page)
  await holdVideo(page)
  await hero.stopClock(page)
  await page.goto('/contact')
  await started(page)
  await page.getByRole('banner').getByRole('link').first().click()
  const parts = hero.heroOf(page, 'en')
  await expect(parts.title).toBeVisible()
  // The old page fades out: the browser's own animation ignores the stopped clock.
  await expect.poll(() => hero.isCovered(parts.thumbnails.last())).toBe(false)
  await expectStanding(parts)
  await hero.advance(page, VIDEO_LIMIT_MS)
  await expectReveal(page, parts)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no overlay', async ({ page }) => {
    await page.goto('/')
    const parts = hero.heroOf(page, 'en')
    expect(await hero.isCovered(parts.explore)).toBe(false)
    expect(await hero.opacityOf(parts.title)).toBe(1)
    expect(await hero.opacityOf(parts.explore)).toBe(1)
    // No button for movement, as nothing moves.
    for (const button of [parts.pause, parts.play, parts.thumbnails]) await expect(button).toHaveCount(0)
  })
})
