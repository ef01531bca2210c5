import { expect, test } from '@playwright/test'

import { homePage } from '@/content/pages'
import { site } from '@/content/site'
import { pagePaths } from '@/content/page-paths'

import { inTurn, pageKinds } from './support/pages'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { locale, path, address } of pageKinds) {
    test(`${address} can be read`, inTurn({ locale, path }), async ({ page }) => {
      await page.goto(address)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      const closed = main.locator('details:not([open]) > summary').and(page.locator(':visible'))
      while ((await closed.count()) > 0) await closed.first().click()
      // Everything that the page does not mark as hidden, such as the other slides. Some of it fades in by CSS.
      const unseen = () =>
        main.locator('h1, h2, h3, p, li').evaluateAll((nodes) =>
          nodes
            // The contents list appears twice, for wide and for narrow windows: page-sections.spec.ts reads both.
            .filter((node) => !node.closest('[inert], [hidden], [aria-hidden=true], [data-contents]'))
            .filter((node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .map((node) => node.textContent),
        )
      await expect.poll(unseen).toEqual([])
      await expect(page.getByRole('contentinfo').getByRole('link', { name: site.phone })).toBeVisible()
      // No overlay covers the first slide: its link can be clicked.
      if (path === pagePaths.home) {
        await page.getByRole('link', { name: homePage[locale].exploreLabel }).click({ trial: true })
      }
    })
  }
})
