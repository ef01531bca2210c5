import type { Page } from '@playwright/test'

/** Opens everything that a visitor can unfold in a page's content. The sources have tests of their own. */
export const openDisclosures = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('main details:not(#sources)').forEach((node) => (node.open = true)),
  )
