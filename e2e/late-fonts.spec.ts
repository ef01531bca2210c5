import { expect, type Page, test } from '@playwright/test'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { standInForMap } from './support/map'
import { kindPaths } from './support/pages'

/*
 * Until the fonts have come, those of the system stand in. What they make must be as large as what comes after, or lines
 * break anew and the page jumps under the reader. Whether a single line fits is chance; the measures are not.
 */
const FONT = '**/*.woff2'
/** Text may be wider or narrower by so much: three times nearer than the system's own letters are. */
const TOLERANCE = 0.02

/** The width of all texts of a page by weight, px, in its own font and in what stands in for it. */
const widthsOf = (page: Page) =>
  page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('There is no canvas to measure with')
    const widths: Record<string, { font: number; standIn: number }> = {}
    for (const element of document.body.querySelectorAll('h1, h2, h3, p, a, b, li, button')) {
      const text = element.textContent.trim()
      if (!text || !element.checkVisibility()) continue
      const { fontFamily, fontWeight, fontSize } = getComputedStyle(element)
      const [family = ''] = fontFamily.split(',')
      await document.fonts.load(`${fontWeight} ${fontSize} ${family}`)
      const sums = (widths[fontWeight] ??= { font: 0, standIn: 0 })
      context.font = `${fontWeight} ${fontSize} ${family}`
      sums.font += context.measureText(text).width
      context.font = `${fontWeight} ${fontSize} "Instrument Sans Fallback"`
      sums.standIn += context.measureText(text).width
    }
    return widths
  })

test('what stands in for the font is as wide at each weight of running text', async ({ page }) => {
  const all: Record<string, { font: number; standIn: number }> = {}
  await standInForMap(page)
  for (const path of kindPaths) {
    await page.goto(path)
    for (const [weight, { font, standIn }] of Object.entries(await widthsOf(page))) {
      const sums = (all[weight] ??= { font: 0, standIn: 0 })
      sums.font += font
      sums.standIn += standIn
    }
  }
  // Body, headings and strong words: other weights set too few letters for an average.
  for (const weight of ['420', '500', '580']) {
    const { font = 0, standIn = 0 } = all[weight] ?? {}
    expect(font, `there is text of weight ${weight}`).toBeGreaterThan(0)
    expect(Math.abs(standIn / font - 1), `weight ${weight}`).toBeLessThan(TOLERANCE)
  }
})

for (const locale of locales) {
  test(`headings and the other language's name keep their measure, ${locale}`, async ({ page }) => {
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
