import { createHash } from 'node:crypto'

import { expect, type Locator, type Page, type Response, test } from '@playwright/test'

import { messages } from '@/content/messages'

import { advance, becomeIdle, heroOf, openHome, rememberVideo } from './support/hero'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** Longer than the page waits for idle time, ms. */
const IDLE_LIMIT_MS = 5000
/** brand-400, docs/design.md. */
const GOLD = { red: 0xdc, green: 0xb6, blue: 0x74 }
/** Particles move visibly in this time, ms. */
const MOVE_MS = 1000

/**
 * Addresses of fetched scripts that contain tsparticles. Scripts are read when they are asked for: one that arrives as the
 * test ends could not be read any more, and would fail it.
 */
function engineScripts(page: Page): () => Promise<string[]> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  return async () => {
    expect(scripts.length, 'the scripts of the page').toBeGreaterThan(1)
    const all = await Promise.all(scripts.map(async (script) => ({ url: script.url(), code: await script.text() })))
    return all.filter(({ code }) => /tsParticles/.test(code)).map(({ url }) => url)
  }
}

/** A hash of the canvas, so that no report carries a megabyte. */
const picture = async (canvas: Locator) =>
  createHash('sha256')
    .update(await canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL()))
    .digest('hex')

/** tsparticles starts in many small steps; the stopped clock must advance for each. */
async function expectMotion(page: Page, canvas: Locator) {
  await expect(async () => {
    const before = (await canvas.count()) > 0 ? await picture(canvas) : ''
    await advance(page, 100)
    expect(await picture(canvas)).not.toBe(before)
  }).toPass()
}

/** Counts requests for animation frames while the clock advances. */
async function countFrames(page: Page) {
  await page.evaluate(() => {
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (callback) =>
      requestAnimationFrame((time) => {
        const { asked } = window as unknown as { asked: Record<number, number> }
        asked[time] = (asked[time] ?? 0) + 1
        callback(time)
      })
    Object.assign(window, { asked: {} })
  })
  return async (ms: number) => {
    await page.evaluate(() => Object.assign(window, { asked: {} }))
    await advance(page, ms)
    return page.evaluate(() => Object.values((window as unknown as { asked: Record<number, number> }).asked))
  }
}

test.beforeEach(({ page }) => rememberVideo(page))

test('are loaded in idle time, not before', async ({ page }) => {
  const fetched = engineScripts(page)
  const { particles, title } = await openHome(page, 'en')
  await page.waitForLoadState('load')
  await expect(title).toBeVisible()
  expect(await fetched()).toEqual([])
  await expect(particles).toHaveCount(0)
  await advance(page, IDLE_LIMIT_MS)
  await expectMotion(page, particles)
  expect(await fetched()).not.toEqual([])
  await expect(page.locator('canvas')).toHaveCount(1)
  await expect(page.locator('canvas')).toBeInViewport()
})

test('are gold', RELEASE, async ({ page }) => {
  const { particles } = await openHome(page, 'en')
  await becomeIdle(page)
  await expectMotion(page, particles)
  const shown = () =>
    particles.evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
      copy?.drawImage(canvas, 0, 0)
      const { data = [] } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      const sums = [0, 0, 0]
      // Weighted by alpha: the fainter a pixel, the less exact its colour.
      for (let pixel = 0; pixel < data.length; pixel += 4)
        for (const channel of [0, 1, 2])
          sums[channel] = (sums[channel] ?? 0) + (data[pixel + channel] ?? 0) * (data[pixel + 3] ?? 0)
      return sums
    })
  // The canvas is empty between two drawings.
  await expect(async () => {
    await advance(page, 50)
    const [red = 0, green = 0, blue = 0] = await shown()
    expect(green / red).toBeCloseTo(GOLD.green / GOLD.red, 1)
    expect(blue / red).toBeCloseTo(GOLD.blue / GOLD.red, 1)
  }).toPass({ timeout: 5000 })
})

test('rest with the hero, even after scrolling away and back, and run in one animation loop', async ({ page }) => {
  const { particles, pause, play } = await openHome(page, 'en')
  await becomeIdle(page)
  await expectMotion(page, particles)
  const canvas = await particles.elementHandle()
  const frames = await countFrames(page)
  const expectOneLoop = async () => {
    // The canvas changes when the engine prepares it, before its loop runs.
    await expect.poll(async () => (await frames(100)).length).toBeGreaterThan(0)
    const asked = await frames(MOVE_MS)
    expect(asked.length).toBeGreaterThan(20)
    expect(asked).toEqual(asked.map(() => 1))
  }
  await expectOneLoop()
  // The engine reacts some time after the press, and no clock of the page shows when.
  const expectStill = () =>
    expect(async () => {
      const before = await picture(particles)
      await advance(page, MOVE_MS)
      expect(await picture(particles)).toBe(before)
    }).toPass({ timeout: 10_000 })
  await pause.click()
  await expectStill()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await advance(page, MOVE_MS)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectStill()
  await play.click()
  await expectMotion(page, particles)
  await expectOneLoop()
  expect(await canvas?.evaluate((node) => node.isConnected), 'the canvas is still the first one').toBe(true)
})

test('are never loaded under reduced motion', async ({ page }) => {
  const fetched = engineScripts(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { play, particles } = await openHome(page, 'en')
  await becomeIdle(page)
  await advance(page, IDLE_LIMIT_MS)
  await play.click()
  await advance(page, IDLE_LIMIT_MS)
  expect(await fetched()).toEqual([])
  await expect(particles).toHaveCount(0)
})

test('are never loaded when the visitor saves data', RELEASE, async ({ page }) => {
  const fetched = engineScripts(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const { particles } = await openHome(page, 'en')
  await becomeIdle(page)
  await advance(page, IDLE_LIMIT_MS)
  expect(await fetched()).toEqual([])
  await expect(particles).toHaveCount(0)
})

test('leave with the home page and come back with it', RELEASE, async ({ page }) => {
  await page.goto('/')
  await started(page)
  const { particles, title } = heroOf(page, 'en')
  const header = page.getByRole('banner')
  for (let visit = 0; visit < 2; visit += 1) {
    await expect(particles).toHaveCount(1)
    await expect(page.locator('canvas')).toHaveCount(1)
    await header.getByRole('link', { name: messages.en.navigation.contact, exact: true }).click()
    await expect(page).toHaveURL('/contact')
    await expect(title).toHaveCount(0)
    await expect(page.locator('canvas')).toHaveCount(0)
    await header.getByRole('link').first().click()
    await expect(title).toBeVisible()
  }
  await expect(page.locator('canvas')).toHaveCount(1)
})
