import type { Browser, Locator, Page } from 'playwright'

import { messages } from '@/content/messages'
import { carouselMessages } from '@/content/messages/carousels'
import { homePage } from '@/content/pages/home'

import { DESKTOP, PHONE } from './browser'
import type { PageGroup } from './pages'

/** A cheap phone's processor, so many times slower than this one. */
const CPU_SLOWDOWN = 4
/** Before the first press: a page left alone has not started yet. After the start: until it is idle, ms. */
const PAUSE_MS = 2500
/** Until all that a press moves is at rest, ms. */
const REST_MS = 1300
/** Age of the page at which an unanswered first press is given up, ms. */
const MAX_WAIT_MS = 15_000

declare global {
  interface Window {
    pressedAt?: number
    longestEvent?: number
  }
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first()
/** One of a group that is not chosen now, so that every press changes something: without a change no frame follows. */
const thumbnail = (group: string) => (page: Page) =>
  page.getByRole('group', { name: group, exact: true }).locator('button:not([aria-current])').first()

const { openMenu, services } = messages.en.navigation
/** What is pressed; a visitor has to scroll to what is below, so that this press cannot be the first sign. */
const presses = [
  { name: 'menu, phone', page: 'home-en', target: button(openMenu) },
  { name: 'menu, desktop', page: 'home-en', target: button(services), isDesktop: true },
  { name: 'slide thumbnail', page: 'home-en', target: thumbnail(homePage.en.slidesLabel) },
  { name: 'gallery thumbnail', page: 'product-en', target: thumbnail(carouselMessages.en.chooseScreen), isBelow: true },
  { name: 'next value', page: 'home-en', target: button(homePage.en.values.next), isBelow: true },
]

/** How long the presses of one kind took, ms. */
export interface PressFigures {
  name: string
  /** As the very first sign of a visitor. */
  first: number[]
  /** Once the page has started. */
  later: number[]
}

// What runs in the page names no function of its own: the compiler would call a helper that is not there.
async function open(browser: Browser, url: string, isDesktop?: boolean): Promise<Page> {
  const page = await browser.newPage(isDesktop ? DESKTOP : PHONE)
  await page.addInitScript(() => {
    addEventListener('pointerdown', ({ timeStamp }) => (window.pressedAt = timeStamp), { capture: true })
    // Event Timing reports events from 16 ms on, in steps of 8.
    const options = { type: 'event', buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId) window.longestEvent = Math.max(window.longestEvent ?? 0, entry.duration)
    }).observe(options)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url)
  return page
}

/** Presses and returns the time from the event to the next paint, by the browser's Event Timing. */
async function press(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => (window.longestEvent = 0))
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (isTouch ? target.tap({ force: true }) : target.click({ force: true }))
  await page.waitForTimeout(REST_MS)
  return page.evaluate(() => window.longestEvent ?? 0)
}

/** A click may be held until the start, so that the next paint shows nothing: the later of paint and answer counts. */
async function firstPress(page: Page, target: Locator): Promise<number> {
  await page.waitForTimeout(PAUSE_MS)
  const answer = target.evaluate(async (node, deadline) => {
    const panel = document.getElementById(node.getAttribute('aria-controls') ?? '')
    while (performance.now() < deadline) {
      const isShown = panel?.checkVisibility({ visibilityProperty: true }) || document.querySelector('dialog[open]')
      if (window.pressedAt && (isShown || node.hasAttribute('aria-current'))) break
      await new Promise(requestAnimationFrame)
    }
    return performance.now() - (window.pressedAt ?? 0)
  }, MAX_WAIT_MS)
  return Math.max(await press(page, target), Math.round(await answer))
}

async function laterPresses(page: Page, target: Locator, count: number): Promise<number[]> {
  await page.mouse.move(1, 1)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(PAUSE_MS)
  const all: number[] = []
  while (all.length < count) {
    all.push(await press(page, target))
    // Closes the menu.
    await page.keyboard.press('Escape')
    await page.waitForTimeout(REST_MS)
  }
  return all
}

/** Measures every press of the chosen groups `runs` times. */
export async function measurePresses(browser: Browser, site: string, groups: readonly PageGroup[], runs: number) {
  const results: PressFigures[] = []
  for (const { name, page: id, target, isDesktop, isBelow } of presses) {
    const path = groups.find((group) => group.id === id)?.paths[0]
    if (!path) continue
    const first: number[] = []
    while (!isBelow && first.length < runs) {
      const page = await open(browser, site + path, isDesktop)
      first.push(await firstPress(page, target(page)))
      await page.close()
    }
    const page = await open(browser, site + path, isDesktop)
    const later = await laterPresses(page, target(page), runs)
    await page.close()
    results.push({ name, first, later })
    console.error(`${name}: ${first.join(' ')} | ${later.join(' ')}`)
  }
  return results
}
