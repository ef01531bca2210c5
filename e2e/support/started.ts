import { expect, type Page } from '@playwright/test'

/** A busy machine takes long to start the framework. */
const PATIENCE_MS = 30_000

/** Moves the pointer as a visitor would, and waits until the page is hydrated. */
export async function started(page: Page): Promise<void> {
  // A move before the startup file is there starts nothing, so the pointer keeps moving.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 2000 })
  }).toPass({ timeout: PATIENCE_MS })
}
