import { expect, type Page } from '@playwright/test'

/** A busy machine takes its time over the framework. */
export const PATIENCE_MS = 30_000

/** Lets the page notice that somebody is there, and waits until its scripts have taken over. */
export async function started(page: Page): Promise<void> {
  // A move before the startup file is there starts nothing: the pointer moves on.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 2000 })
  }).toPass({ timeout: PATIENCE_MS })
}
