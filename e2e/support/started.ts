import type { Page } from '@playwright/test'

/** A busy machine takes its time over the framework. */
const PATIENCE_MS = 30_000

/** Lets the page notice that somebody is there, and waits until its scripts have taken over. */
export async function started(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: PATIENCE_MS })
}
