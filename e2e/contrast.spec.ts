import { expect, test } from '@playwright/test'

import { pagePaths } from '@/content/site-paths'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { faintMarks, hardToRead } from './support/contrast'
import { PRODUCT, SERVICE } from './support/pages'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** The parts of each page with text over pictures, whose contrast no rule checker can compute. */
const OVER_PICTURES = [
  [pagePaths.home, '.site-header, .hero, .statements, #values, .site-footer'],
  [pagePaths.about, '.site-header, .placeholder'],
  [pagePaths.partners, '.site-header, .placeholder'],
  [pagePaths.contact, '.site-header, .page-hero'],
  [SERVICE, '.page-hero'],
  [PRODUCT, '.page-hero'],
] as const

const WIDTHS = [390, 768, 1440]
/** The narrow crops with the longer texts, and the wide ones mirrored. */
const EACH_CHANGE = { en: 390, ar: 1440 }

for (const locale of locales) {
  for (const width of WIDTHS) {
    const options = width === EACH_CHANGE[locale] ? {} : RELEASE

    test(`text over pictures can be read, ${locale}, ${width} px`, options, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      for (const [path, parts] of OVER_PICTURES) {
        await page.goto(localizePath(locale, path))
        expect.soft(await hardToRead(page, parts), path).toEqual([])
      }
    })
  }
}

test('borders of fields, symbols and the ring of the focus stand out from what is around them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [pagePaths.home, SERVICE, pagePaths.lahfaAccount, pagePaths.privacy]) {
    await page.goto(path)
    await started(page)
    expect.soft(await faintMarks(page), path).toEqual([])
  }
})
