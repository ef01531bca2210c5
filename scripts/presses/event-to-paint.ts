import type { BrowserContext, Page } from 'playwright'

declare global {
  interface Window {
    longestEvent?: number
  }
}

/**
 * Makes every page of a context note how long its presses take, by the browser's own count (Event Timing). The function
 * runs in the page: it names no function of its own, since the compiler would call a helper there that is not.
 */
export const notePresses = (context: BrowserContext) =>
  context.addInitScript(() => {
    // Shorter events than these 16 ms are not reported.
    const shortest = { type: 'event', buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId) window.longestEvent = Math.max(window.longestEvent ?? 0, entry.duration)
      }
    }).observe(shortest)
    window.longestEvent = 0
  })

/**
 * The longest event since the last call, from its time to the next paint, ms in steps of 8; 0 for less than 16. Throws
 * where nobody takes note.
 */
export const longestEvent = (page: Page) =>
  page.evaluate(() => {
    const longest = window.longestEvent
    if (longest === undefined) throw new Error('Presses are not noted in this page')
    window.longestEvent = 0
    return longest
  })
