import { createHash } from 'node:crypto'

import { expect, type Locator, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'

import { advance, becomeIdle, heroOf, openHome, rememberFilm } from './support/hero'
import { started } from './support/started'

/** Longer than the page waits for an idle moment, ms. */
const IDLE_LIMIT_MS = 5000
/** For so long a press has the page to itself, ms. */
const PRESS_REST_MS = 300
/** gold-400 of the design. */
const GOLD = { red: 0xdc, green: 0xb6, blue: 0x74 }
/** Time in which dust moves visibly, ms. */
const MOVE_MS = 1000

/** Addresses of the scripts that hold the particle engine, as far as they have been fetched. */
function engineScripts(page: Page): () => Promise<string[]> {
  const scripts: Promise<{ url: string; code: string }>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.text().then((code) => ({ url: response.url(), code })))
  })
  return async () => {
    const all = await Promise.all(scripts)
    expect(all.length, 'the scripts of the page').toBeGreaterThan(1)
    return all.filter(({ code }) => /tsParticles/.test(code)).map(({ url }) => url)
  }
}

/** What the canvas shows, in short: a report must not carry a megabyte. */
const picture = async (canvas: Locator) =>
  createHash('sha256')
    .update(await canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL()))
    .digest('hex')

/** The engine starts in many small steps, each of which the stopped clock has to allow. */
async function expectDust(page: Page, canvas: Locator) {
  await expect(async () => {
    const before = (await canvas.count()) > 0 ? await picture(canvas) : ''
    await advance(page, 100)
    expect(await picture(canvas)).not.toBe(before)
  }).toPass()
}

/** Counts from now on how often each frame is asked for while the clock moves on. */
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

test.beforeEach(({ page }) => rememberFilm(page))

test('come when the page is idle, not before', async ({ page }) => {
  const fetched = engineScripts(page)
  const { particles, title } = await openHome(page, 'en')
  await page.waitForLoadState('load')
  await expect(title).toBeVisible()
  expect(await fetched()).toEqual([])
  await expect(particles).toHaveCount(0)
  await advance(page, IDLE_LIMIT_MS)
  await expectDust(page, particles)
  expect(await fetched()).not.toEqual([])
  await expect(page.locator('canvas')).toHaveCount(1)
  await expect(page.locator('canvas')).toBeInViewport()
})

test('are of the gold of light', async ({ page }) => {
  const { particles } = await openHome(page, 'en')
  await becomeIdle(page)
  await expectDust(page, particles)
  const shown = () =>
    particles.evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
      copy?.drawImage(canvas, 0, 0)
      const { data = [] } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      const sums = [0, 0, 0]
      // Weighed by what is seen of each pixel: the fainter it is, the rougher its colour is kept.
      for (let pixel = 0; pixel < data.length; pixel += 4)
        for (const channel of [0, 1, 2])
          sums[channel] = (sums[channel] ?? 0) + (data[pixel + channel] ?? 0) * (data[pixel + 3] ?? 0)
      return sums
    })
  // Read between two drawings the canvas is empty.
  await expect(async () => {
    await advance(page, 50)
    const [red = 0, green = 0, blue = 0] = await shown()
    expect(green / red).toBeCloseTo(GOLD.green / GOLD.red, 1)
    expect(blue / red).toBeCloseTo(GOLD.blue / GOLD.red, 1)
  }).toPass({ timeout: 5000 })
})

test('start once', async ({ page }) => {
  const { particles } = await openHome(page, 'en')
  await becomeIdle(page)
  await expectDust(page, particles)
  const canvas = await particles.elementHandle()
  await advance(page, MOVE_MS)
  expect(await canvas?.evaluate((node) => node.isConnected), 'the canvas is still the first one').toBe(true)
})

test('ask for each frame once, also after a pause, and for about 30 in a second', async ({ page }) => {
  const { particles, pause, play } = await openHome(page, 'en')
  await becomeIdle(page)
  await expectDust(page, particles)
  const frames = await countFrames(page)
  const expectOneAFrame = async () => {
    const asked = await frames(MOVE_MS)
    expect(asked).toEqual(asked.map(() => 1))
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.length).toBeLessThan(40)
  }
  await expectOneAFrame()
  await pause.click()
  await advance(page, MOVE_MS)
  await play.click()
  await expectOneAFrame()
})

test('rest while a press is answered', async ({ page }) => {
  const { particles, thumbnails } = await openHome(page, 'en')
  await becomeIdle(page)
  await expectDust(page, particles)
  const frames = await countFrames(page)
  // The canvas is there a little before its dust moves.
  await expect(async () => expect(await frames(MOVE_MS)).not.toEqual([])).toPass()
  await thumbnails.nth(1).click()
  expect(await frames(PRESS_REST_MS - 1)).toEqual([])
  expect(await frames(MOVE_MS)).not.toEqual([])
})

test('stop and start with the hero, also after a look further down', async ({ page }) => {
  const { particles, pause, play } = await openHome(page, 'en')
  await becomeIdle(page)
  await expectDust(page, particles)
  const expectStill = async () => {
    await advance(page, MOVE_MS)
    const before = await picture(particles)
    await advance(page, MOVE_MS)
    expect(await picture(particles)).toBe(before)
  }
  await pause.click()
  await expectStill()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await advance(page, MOVE_MS)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectStill()
  await play.click()
  await expectDust(page, particles)
})

test('never come where less motion is wanted', async ({ page }) => {
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

test('never come where data is saved', async ({ page }) => {
  const fetched = engineScripts(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const { particles } = await openHome(page, 'en')
  await becomeIdle(page)
  await advance(page, IDLE_LIMIT_MS)
  expect(await fetched()).toEqual([])
  await expect(particles).toHaveCount(0)
})

test('leave with the home page and come back with it', async ({ page }) => {
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
