import { type Browser, expect } from '@playwright/test'

import { pagePaths } from '@/content/page-paths'
import { samples } from '@/content/samples'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { itemLike, kindPaths, MODULES, USERNAME_DELETION } from '../support/pages'

import { lookAt, test } from './test'

/** Kinds of page, and pages with other forms of their sections: steps in a row, tables. */
const PATHS = [
  ...kindPaths,
  pagePaths.supplier,
  USERNAME_DELETION,
  itemLike('services', 'enterprise', 'erp-solutions').path,
  MODULES,
  ...samples.slice(0, 1).map((sample) => sample.path),
]
const WIDTHS = [390, 768, 1440]

/** How far heights may differ: lines break elsewhere where the browser does not balance them. */
const TOLERANCE = 0.02
/** Chrome before 117 knows no subgrid: on some pages it has the halves of a section below one another. */
const isStacked = (browser: Browser, path: string) =>
  parseInt(browser.version()) < 117 && path.startsWith('/services/digital/')
const STACKED_TOLERANCE = 0.06
/** Two lines of a title. */
const HEADING_PX = 60

// A visitor who prefers no motion: nothing waits for being scrolled to.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of PATHS) {
  for (const locale of locales) {
    const address = localizePath(locale, path)
    test(`${address} is as whole as today`, async ({ page, browser, todaysLook }) => {
      const stacked = isStacked(browser, path)
      const tolerance = stacked ? STACKED_TOLERANCE : TOLERANCE
      for (const width of WIDTHS) {
        const today = await todaysLook(address, width)
        const old = await lookAt(page, address, width)
        const at = `at ${width} px`
        expect.soft(old.lost, `texts outside of the page ${at}`).toEqual([])
        expect.soft(old.broken, `broken words ${at}`).toEqual(today.broken)
        expect.soft(old.sideways, `px that the page scrolls sideways ${at}`).toBe(0)
        expect.soft(old.folded, `texts that are folded ${at}`).toBe(today.folded)
        expect.soft(old.missingPictures, `missing pictures ${at}`).toEqual([])
        expect.soft(old.brandHeight, `height of the brand ${at}`).toBe(today.brandHeight)
        const ratio = old.height / today.height
        expect.soft(Math.abs(ratio - 1), `${old.height} px high, today ${today.height}, ${at}`).toBeLessThan(tolerance)
        const texts = (headings: typeof old.headings) => headings.map(({ text }) => text)
        expect.soft(texts(old.headings), `headings ${at}`).toEqual(texts(today.headings))
        const moved = (stacked ? [] : old.headings).filter(({ top }, index) => {
          const expected = today.headings[index]?.top ?? 0
          return Math.abs(top - expected) > HEADING_PX + expected * tolerance
        })
        expect.soft(moved, `headings in other places ${at}`).toEqual([])
      }
    })
  }
}
