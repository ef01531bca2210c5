import { expect, type Page, test } from '@playwright/test'

import { homePage } from '@/content/pages'
import { site } from '@/content/site'
import { pagePaths } from '@/content/page-paths'

import { type PageAddress, turns } from './support/pages'

/** Names every page that fails, not only the first. */
const softly = expect.configure({ soft: true })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const read = async (page: Page, { locale, path, address }: PageAddress) => {
    await page.goto(address)
    const main = page.getByRole('main')
    await softly(main.getByRole('heading', { level: 1 }), address).toBeVisible()
    // folded.spec.ts opens them by clicks.
    await main.locator('details').evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)))
    // Everything that the page does not mark as hidden, such as the other slides. Some of it fades in by CSS.
    const unseen = () =>
      main.locator('h1, h2, h3, p, li').evaluateAll((nodes) =>
        nodes
          // The contents list appears twice, for wide and for narrow windows: page-sections.spec.ts reads both.
          .filter((node) => !node.closest('[inert], [hidden], [aria-hidden=true], [data-contents]'))
          .filter((node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((node) => node.textContent),
      )
    await softly.poll(unseen, address).toEqual([])
    await softly(page.getByRole('contentinfo').getByRole('link', { name: site.phone }), address).toBeVisible()
    // No overlay covers the first slide: its link can be clicked.
    if (path === pagePaths.home) {
      await page.getByRole('link', { name: homePage[locale].exploreLabel }).click({ trial: true })
    }
  }

  for (const { name, pages, options } of turns) {
    test(`${name} can be read`, options, async ({ page }) => {
      for (const one of pages) await test.step(one.address, () => read(page, one))
    })
  }
})
