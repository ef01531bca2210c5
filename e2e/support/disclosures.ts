import type { Page } from '@playwright/test'

/** Opens what a visitor can unfold in the content of a page. */
export const openDisclosures = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('main details').forEach((node) => (node.open = true)),
  )
