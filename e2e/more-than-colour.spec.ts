import { expect, type Page, test } from '@playwright/test'

import { pagePaths } from '@/content/page-paths'

import { openDisclosures } from './support/disclosures'
import { standInForMap } from './support/map'
import { kindPaths } from './support/pages'
import { RELEASE } from './support/release'

/** Links in running text with neither an underline nor a weight of their own: only colour marks them. */
const toldByColour = (page: Page) =>
  page.evaluate(() => {
    const isRunning = (link: HTMLElement) => {
      const block = link.closest('p, li, dd, td, figcaption')
      const around = [...(block?.childNodes ?? [])].filter((node) => node instanceof Text && node.data.trim())
      return getComputedStyle(link).display.startsWith('inline') && around.length > 0
    }
    return [...document.querySelectorAll<HTMLElement>('main a[href]')]
      .filter((link) => {
        if (!isRunning(link) || !link.checkVisibility()) return false
        const { textDecorationLine, borderBlockEndWidth, borderBlockEndStyle, verticalAlign } = getComputedStyle(link)
        const hasLine =
          textDecorationLine !== 'none' || (borderBlockEndStyle !== 'none' && borderBlockEndWidth !== '0px')
        // The number of a source is raised.
        return !hasLine && verticalAlign !== 'super'
      })
      .map((link) => `${link.textContent} in ${link.parentElement?.textContent?.slice(0, 60)}`)
  })

test('more than colour marks links in running text', RELEASE, async ({ page }) => {
  await standInForMap(page)
  for (const path of [...kindPaths, pagePaths.privacy, '/ar/accessibility']) {
    await page.goto(path)
    await openDisclosures(page)
    expect.soft(await toldByColour(page), path).toEqual([])
  }
})
