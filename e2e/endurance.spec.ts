import { type CDPSession, expect, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'

import { becomeIdle, heroOf, rememberVideo, skip, stopClock } from './support/hero'
import { RELEASE } from './support/release'
import { started } from './support/started'

/**
 * Route changes before the first measurement. In Chromium 156 the heap grows until about the thirtieth (7.3 to 7.9 MB)
 * and then stays within 8.0 and 8.5 MB.
 */
const WARM_UP = 30
const CHANGES = 50
/** As a share of the first measurement. */
const TOLERANCE = { heap: 1.15, listeners: 1.1, nodes: 1.1 }
/** Tolerance for momentary work, such as a pending frame. A leak at each change would add 25 or more. */
const TIMERS_IN_PASSING = 4
const TEN_MINUTES_MS = 600_000
const ADVANCE_MS = 7000

interface Life {
  heap: number
  listeners: number
  nodes: number
  canvases: number
  timers: number
}

/** Counts pending timers and frames from the next page load on. */
const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const waiting = new Set<string>()
    Object.assign(window, { waiting })
    for (const [start, stop, isOver] of [
      ['setTimeout', 'clearTimeout', true],
      ['setInterval', 'clearInterval', false],
      ['requestAnimationFrame', 'cancelAnimationFrame', true],
    ] as const) {
      const begin = window[start] as (...args: unknown[]) => number
      const end = window[stop]
      Object.assign(window, {
        [start]: (action: (...values: unknown[]) => void, ...rest: unknown[]) => {
          const run = (...values: unknown[]) => {
            if (isOver) waiting.delete(`${start} ${id}`)
            action(...values)
          }
          const id = begin(run, ...rest)
          waiting.add(`${start} ${id}`)
          return id
        },
        [stop]: (id: number) => {
          waiting.delete(`${start} ${id}`)
          end(id)
        },
      })
    }
  })

async function measure(page: Page, session: CDPSession): Promise<Life> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const { canvases, timers } = await page.evaluate(() => ({
    canvases: document.querySelectorAll('canvas').length,
    timers: (window as unknown as { waiting: Set<string> }).waiting.size,
  }))
  return {
    heap: valueOf('JSHeapUsedSize'),
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
    canvases,
    timers,
  }
}

/** The least of each count in four rounds: in some of them the browser still holds the page that was left (640 nodes). */
async function leastOf(round: () => Promise<void>, measureLife: () => Promise<Life>): Promise<Life> {
  const least = await measureLife()
  for (let rounds = 1; rounds < 4; rounds += 1) {
    await round()
    const life = await measureLife()
    for (const key of ['heap', 'listeners', 'nodes', 'canvases', 'timers'] as const)
      least[key] = Math.min(least[key], life[key])
  }
  return least
}

function expectNoGrowth(after: Life, before: Life) {
  expect(after.canvases).toBe(before.canvases)
  expect(after.timers).toBeLessThanOrEqual(before.timers + TIMERS_IN_PASSING)
  for (const key of ['heap', 'listeners', 'nodes'] as const) {
    expect.soft(after[key], key).toBeLessThanOrEqual(before[key] * TOLERANCE[key])
  }
}

test.describe('over time', RELEASE, () => {
  test.slow()

  test('heap, listeners, nodes, canvases and timers stay the same over fifty route changes', async ({ page }) => {
    await countTimers(page)
    await page.goto('/')
    await started(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const { home, contact } = messages.en.navigation
    const banner = page.getByRole('banner')
    const roundTrip = async () => {
      await banner.getByRole('link', { name: contact, exact: true }).click()
      await expect(page).toHaveURL('/contact')
      await banner.getByRole('link', { name: home, exact: true }).click()
      await expect(page).toHaveURL('/')
      await expect(heroOf(page, 'en').particles).toHaveCount(1)
    }
    for (let change = 0; change < WARM_UP; change += 2) await roundTrip()
    const before = await leastOf(roundTrip, () => measure(page, session))
    for (let change = 0; change < CHANGES; change += 2) await roundTrip()
    expectNoGrowth(await leastOf(roundTrip, () => measure(page, session)), before)
  })

  test('everything stays the same over ten minutes of slides', async ({ page }) => {
    await rememberVideo(page)
    await countTimers(page)
    await stopClock(page)
    await page.goto('/')
    await started(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    // Everything loaded in idle time is there before the first measurement.
    await becomeIdle(page)
    await page.waitForLoadState('networkidle')
    await expect(heroOf(page, 'en').particles).toHaveCount(1)
    // The listeners level off after some rounds: 531 after two, 568 to 587 after ten minutes and after forty.
    for (let slide = 0; slide < 32; slide += 1) await skip(page, ADVANCE_MS)
    const before = await measure(page, session)
    for (let time = 0; time < TEN_MINUTES_MS; time += ADVANCE_MS) await skip(page, ADVANCE_MS)
    expectNoGrowth(await measure(page, session), before)
  })
})

test('slides, videos and particles rest in a hidden tab', async ({ page }) => {
  await rememberVideo(page)
  await stopClock(page)
  await page.goto('/')
  await started(page)
  const { title } = heroOf(page, 'en')
  const first = await title.textContent()
  const setVisibility = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await setVisibility('hidden')
  for (let slide = 0; slide < 3; slide += 1) await skip(page, ADVANCE_MS)
  await expect(title).toHaveText(first ?? '')
  await expect(page.locator('.hero-stage')).not.toHaveAttribute('data-running')
  await setVisibility('visible')
  await expect(page.locator('.hero-stage')).toHaveAttribute('data-running')
  await skip(page, ADVANCE_MS)
  await expect(title).not.toHaveText(first ?? '')
})
