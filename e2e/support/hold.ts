import type { Page } from '@playwright/test'

/** Holds back every answer to an address until the returned function is called. */
export async function hold(page: Page, address: string | ((url: URL) => boolean)): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await gate
    await route.continue().catch(() => {})
  })
  return letGo
}
