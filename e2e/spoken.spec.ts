import { expect, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { inTurn as formInTurn, openDeletionPage, variants } from './support/deletion-page'
import { standInForMap } from './support/map'
import { inTurn, kindPaths } from './support/pages'
import { started } from './support/started'

/**
 * What a screen reader finds, in its order: roles, names and states of the accessibility tree. Somebody reads the files
 * in e2e/spoken when they change: `npx playwright test spoken --update-snapshots`.
 */
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

const PAGES = kindPaths.filter((path) => !['/services', '/about', '/privacy', '/accessibility'].includes(path))

const nameOf = (path: string) => path.split('/').at(-1) || 'home'

for (const locale of locales) {
  for (const path of PAGES) {
    test(`${localizePath(locale, path)} matches its accessibility tree`, inTurn({ locale, path }), async ({ page }) => {
      // The contact page says what time it is in Dubai: a Monday, 10:30.
      await page.clock.setFixedTime(new Date('2026-11-23T06:30:00Z'))
      await standInForMap(page)
      await page.goto(localizePath(locale, path))
      await started(page)
      expect(await page.locator('body').ariaSnapshot()).toMatchSnapshot(`${nameOf(path)}.${locale}.txt`)
    })
  }
}

for (const variant of variants) {
  test(`${variant.path} with errors matches its accessibility tree`, formInTurn(variant), async ({ page }) => {
    const form = await openDeletionPage(page, variant)
    await form.button.click()
    await expect(form.identity).toBeFocused()
    const spoken = await page.getByRole('main').getByRole('form').ariaSnapshot()
    expect(spoken).toMatchSnapshot(`${variant.api}-errors.${variant.locale}.txt`)
  })
}
