import { expect, test } from '@playwright/test'

import { pagePaths } from '@/content/site-paths'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { hardToRead } from './support/contrast'

/** What a checker of rules cannot see: text over pictures. The parts of each page that have it. */
const OVER_PICTURES = [
  [pagePaths.home, '.site-header, .hero, .statements, #values, .site-footer'],
  [pagePaths.about, '.site-header, .placeholder'],
  [pagePaths.partners, '.site-header, .placeholder'],
  [pagePaths.contact, '.site-header, .page-hero'],
] as const

for (const locale of locales) {
  for (const width of [390, 768, 1440]) {
    test(`text over pictures can be read, ${locale}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      for (const [path, parts] of OVER_PICTURES) {
        await page.goto(localizePath(locale, path))
        expect.soft(await hardToRead(page, parts), path).toEqual([])
      }
    })
  }
}
