import { expect, test } from '@playwright/test'

import { pagePaths } from '@/content/page-paths'
import { type Locale, locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { faintMarks, hardToRead } from './support/contrast'
import { DELETION, PRODUCT, SERVICE } from './support/pages'
import { RELEASE } from './support/release'
import { started } from './support/started'

/** The parts of each page with text over pictures. No rule checker can compute their contrast. */
const OVER_PICTURES = [
  [pagePaths.home, 'body > header, #home, [data-slot=statements], #values, footer'],
  [pagePaths.about, 'body > header, .page-hero'],
  [pagePaths.partners, 'body > header, .page-hero'],
  [pagePaths.contact, 'body > header, .page-hero'],
  [SERVICE, '.page-hero'],
  [PRODUCT, '.page-hero'],
] as const

const WIDTHS = [390, 768, 1440]
/** Crops that leave the least room for the text. */
const isEachChange = (locale: Locale, width: number) => locale === 'en' && width === 390

for (const locale of locales) {
  for (const width of WIDTHS) {
    const options = isEachChange(locale, width) ? {} : RELEASE

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

test('borders of fields, symbols and the focus ring stand out from their surroundings', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [pagePaths.home, SERVICE, DELETION, pagePaths.privacy]) {
    await page.goto(path)
    await started(page)
    expect.soft(await faintMarks(page), path).toEqual([])
  }
})
