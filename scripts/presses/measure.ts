import type { Browser, Page } from 'playwright'

import { started } from '../../e2e/support/started'
import { longestEvent, notePresses } from './event-to-paint'
import { type Press, WINDOWS } from './presses'

/** A cheap phone's processor, so many times slower than this one. */
const SLOWER_CPU = 4
/** All that a press moves has come to rest, and a hero slide's lock is over, ms. */
const REST_MS = 1300
/** A visitor who looks before the first press: the scripts have been fetched, and have not started by themselves, ms. */
const LOOK_MS = 2500
/** The start is over, with what waits for idle time, ms. */
const SETTLE_MS = 3000

/** What the presses of one kind took, ms. */
export interface PressFigures {
  /** As the very first sign of a visitor, each in a new browser context. */
  first: readonly number[]
  /** Once the page has started, one after the other. */
  later: readonly number[]
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

async function latency(page: Page, { target, window }: Press, index: number): Promise<number> {
  const button = target(page, index)
  const box = await button.boundingBox()
  if (!box) throw new Error('What is to be pressed is not there')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await longestEvent(page)
  if (window === 'phone') await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  await page.waitForTimeout(REST_MS)
  return longestEvent(page)
}

async function inNewPage<T>(
  browser: Browser,
  press: Press,
  origin: string,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(WINDOWS[press.window])
  try {
    await notePresses(context)
    const page = await context.newPage()
    await page.goto(origin + press.path)
    return await visit(page)
  } finally {
    await context.close()
  }
}

const isInWindow = (page: Page, press: Press) =>
  press.target(page, 0).evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** The press as the first intent of all; nothing where the visitor must scroll to it, which is an intent before it. */
export const firstPress = (browser: Browser, origin: string, press: Press): Promise<number | undefined> =>
  inNewPage(browser, press, origin, async (page) => {
    if (!(await isInWindow(page, press))) return undefined
    await slowDown(page)
    await page.waitForTimeout(LOOK_MS)
    return latency(page, press, 0)
  })

/** Some presses on a page that has started. */
export const laterPresses = (browser: Browser, origin: string, press: Press, count: number): Promise<number[]> =>
  inNewPage(browser, press, origin, async (page) => {
    await started(page)
    await press.target(page, 0).scrollIntoViewIfNeeded()
    await page.waitForTimeout(SETTLE_MS)
    await slowDown(page)
    const all: number[] = []
    for (let index = 0; index < count; index++) {
      all.push(await latency(page, press, index))
      await press.undo?.(page)
      await page.waitForTimeout(REST_MS)
    }
    return all
  })
