import { type Browser, chromium, type Locator, type Page } from 'playwright'

import { carouselMessages, messages } from '@/content/messages'
import { homePage } from '@/content/pages'

import { BROWSER_FLAGS } from './lighthouse'
import type { BenchPage } from './pages'

/** The phone of Lighthouse's mobile runs. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 800 } }

/** How much slower a cheap phone's processor is than this one. */
const CPU_SLOWDOWN = 4
/** Longer than anything that the page still does by itself after loading or hydration, ms. */
const PAUSE_MS = 2500
/** Until everything that the press moves is at rest, ms. */
const REST_MS = 1300
/** Gives up waiting for the answer to a first press at this age of the page, ms. */
const MAX_WAIT_MS = 15_000

declare global {
  interface Window {
    pressedAt?: number
    longestEvent?: number
  }
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first()
/** A choice that is not selected: a press that changes nothing is followed by no frame. */
const thumbnail = (group: string) => (page: Page) =>
  page.getByRole('group', { name: group, exact: true }).locator('button:not([aria-current])').first()

const { openMenu, services } = messages.en.navigation
/** The controls pressed. A visitor must scroll to reach those below, so their press cannot be the first interaction. */
const presses = [
  { name: 'menu, phone', page: 'home-en', target: button(openMenu) },
  { name: 'menu, desktop', page: 'home-en', target: button(services), isDesktop: true },
  { name: 'slide thumbnail', page: 'home-en', target: thumbnail(homePage.en.slidesLabel) },
  { name: 'gallery thumbnail', page: 'product-en', target: thumbnail(carouselMessages.en.chooseScreen), isBelow: true },
  { name: 'next value', page: 'home-en', target: button(homePage.en.values.next), isBelow: true },
]

/** How long the presses on one control took, ms. */
export interface PressFigures {
  name: string
  /** As the very first interaction. */
  first: number[]
  /** Once the page is hydrated. */
  later: number[]
}

// Code that runs in the page contains no named functions: the compiler would call a helper that the page lacks.
async function open(browser: Browser, url: string, isDesktop?: boolean): Promise<Page> {
  const page = await browser.newPage(isDesktop ? DESKTOP : PHONE)
  await page.addInitScript(() => {
    addEventListener('pointerdown', ({ timeStamp }) => (window.pressedAt = timeStamp), { capture: true })
    // Event Timing reports events of 16 ms and more, in steps of 8.
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

/** Presses, and returns the time from the event to the next paint by the browser's Event Timing. */
async function press(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => (window.longestEvent = 0))
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (isTouch ? target.tap({ force: true }) : target.click({ force: true }))
  await page.waitForTimeout(REST_MS)
  return page.evaluate(() => window.longestEvent ?? 0)
}

/** The page may hold a click until hydration, so the next paint shows nothing: takes the later of paint and answer. */
async function firstPress(page: Page, target: Locator): Promise<number> {
  await page.waitForTimeout(PAUSE_MS)
  const answer = target.evaluate(async (node, deadline) => {
    const panel = node.matches('[aria-expanded]') ? node.nextElementSibling : undefined
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

/** Measures the presses on those of `pages` that have the controls, with the browser at a path. */
export async function measurePresses(
  executablePath: string,
  site: string,
  pages: readonly BenchPage[],
  runs: number,
): Promise<PressFigures[]> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  const results: PressFigures[] = []
  for (const { name, page: id, target, isDesktop, isBelow } of presses) {
    const address = pages.find((page) => page.id === id)?.address
    if (!address) continue
    const first: number[] = []
    while (!isBelow && first.length < runs) {
      const page = await open(browser, site + address, isDesktop)
      first.push(await firstPress(page, target(page)))
      await page.close()
    }
    const page = await open(browser, site + address, isDesktop)
    const later = await laterPresses(page, target(page), runs)
    await page.close()
    results.push({ name, first, later })
    console.error(`${name}: ${first.join(' ')} | ${later.join(' ')}`)
  }
  await browser.close()
  return results
}
