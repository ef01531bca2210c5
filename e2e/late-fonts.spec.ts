import { expect, type Page, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { standInForMap } from './support/map'
import { kindPaths } from './support/pages'
import { RELEASE } from './support/release'

/*
 * Fallback fonts appear until the fonts are loaded. Their text must be as large, or lines break differently and the
 * page shifts. Whether a single line fits is chance, so the test measures averages.
 */
const FONT = '**/*.woff2'
/** How much wider or narrower the fallback text may be. Without `size-adjust` it would be three times as much. */
const TOLERANCE = 0.02

/** The width of all texts of a page by weight, px, in the page's font and in the fallback font. */
const widthsOf = (page: Page) =>
  page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('There is no canvas to measure with')
    const widths: Record<string, { font: number; fallback: number }> = {}
    for (const element of document.body.querySelectorAll('h1, h2, h3, p, a, b, li, button')) {
      const text = element.textContent.trim()
      if (!text || !element.checkVisibility()) continue
      const { fontFamily, fontWeight, fontSize } = getComputedStyle(element)
      const [family = ''] = fontFamily.split(',')
      await document.fonts.load(`${fontWeight} ${fontSize} ${family}`)
      const sums = (widths[fontWeight] ??= { font: 0, fallback: 0 })
      context.font = `${fontWeight} ${fontSize} ${family}`
      sums.font += context.measureText(text).width
      context.font = `${fontWeight} ${fontSize} "Instrument Sans Fallback"`
      sums.fallback += context.measureText(text).width
    }
    return widths
  })

test('the fallback font is as wide as the font at each weight of running text', RELEASE, async ({ page }) => {
  await page.goto('/')
  const hasArial = await page.evaluate(() =>
    Promise.any(['Arial', 'Liberation Sans'].map((name) => new FontFace('probe', `local("${name}")`).load())).then(
      () => true,
      () => false,
    ),
  )
  test.skip(!hasArial, 'this machine has no font with the widths of Arial')
  const all: Record<string, { font: number; fallback: number }> = {}
  await standInForMap(page)
  for (const path of kindPaths) {
    await page.goto(path)
    for (const [weight, { font, fallback }] of Object.entries(await widthsOf(page))) {
      const sums = (all[weight] ??= { font: 0, fallback: 0 })
      sums.font += font
      sums.fallback += fallback
    }
  }
  // Body, headings and strong text. Other weights have too few letters for an average.
  for (const weight of ['420', '500', '580']) {
    const { font = 0, fallback = 0 } = all[weight] ?? {}
    expect(font, `there is text of weight ${weight}`).toBeGreaterThan(0)
    expect(Math.abs(fallback / font - 1), `weight ${weight}`).toBeLessThan(TOLERANCE)
  }
})

for (const locale of locales) {
  test(`headings and the language switch keep their size when fonts arrive, ${locale}`, RELEASE, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await standInForMap(page)
    const measures = async () => {
      const found: string[] = []
      for (const path of kindPaths) {
        await page.goto(localizePath(locale, path))
        await page.evaluate(() => document.fonts.ready)
        const headings = page
          .getByRole('heading', { level: 1 })
          .or(page.getByRole('contentinfo').getByRole('paragraph'))
        const limits = await headings.evaluateAll((all) => all.map((heading) => getComputedStyle(heading).maxWidth))
        const other = await page.getByRole('banner').locator('a[hreflang]:visible').boundingBox()
        found.push(`${path}: ${limits.join(' ')}, ${other?.width}`)
      }
      return found
    }
    const after = await measures()
    await page.route(FONT, (route) => route.abort())
    const before = await measures()
    expect(before).toEqual(after)
  })
}
