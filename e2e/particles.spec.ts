import { createHash } from 'node:crypto'

import { expect, type Locator, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'

import { advance, becomeIdle, heroOf, openHome, rememberFilm } from './support/hero'
import { started } from './support/started'

/** Longer than the page waits for an idle moment, ms. */
const IDLE_LIMIT_MS = 5000
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
  await page.evaluate(() => {
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (callback) =>
      requestAnimationFrame((time) => {
        const { asked } = window as unknown as { asked: Record<number, number> }
        asked[time] = (asked[time] ?? 0) + 1
        callback(time)
      })
  })
  const expectOneAFrame = async () => {
    await page.evaluate(() => Object.assign(window, { asked: {} }))
    await advance(page, MOVE_MS)
    const frames = await page.evaluate(() => Object.values((window as unknown as { asked: object }).asked))
    expect(frames).toEqual(frames.map(() => 1))
    expect(frames.length).toBeGreaterThan(20)
    expect(frames.length).toBeLessThan(40)
  }
  await expectOneAFrame()
  await pause.click()
  await advance(page, MOVE_MS)
  await play.click()
  await expectOneAFrame()
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
