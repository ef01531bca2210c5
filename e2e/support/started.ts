import type { Page } from '@playwright/test'

/** Lets the page notice that somebody is there, and waits until its scripts have taken over. */
export async function started(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
