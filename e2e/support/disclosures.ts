import type { Page } from '@playwright/test'

/** Opens what a visitor can unfold in the content of a page; its sources have tests of their own. */
export const openDisclosures = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('main details:not(#sources)').forEach((node) => (node.open = true)),
  )
