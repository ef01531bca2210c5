import { expect, test } from '@playwright/test'

import { catalogue } from '@/content/catalogue'
import { homePage } from '@/content/pages'
import { partners } from '@/content/partners'
import { site } from '@/content/site'
import { sitePaths } from '@/content/site-pages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { chunksOf } from './support/pages'
import { eachChangeIn, RELEASE } from './support/release'
import { started } from './support/started'

/** Two sheets, or three with a client's results and certificates. */
const MAX_SHEETS = 3
const services = sitePaths.filter((path) => path.startsWith('/services/'))
/** One of each group: each group has its own module. */
const oneOfEachGroup = catalogue.services.flatMap(({ items }) => items[0]?.path ?? [])

/** Chromium writes one such object for each sheet. */
const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

for (const locale of locales) {
  for (const [index, path] of oneOfEachGroup.entries()) {
    const options = index === 0 ? eachChangeIn('ar', locale) : RELEASE
    test(`${localizePath(locale, path)} takes three sheets at most`, options, async ({ page }) => {
      await page.goto(localizePath(locale, path))
      expect(sheetsIn(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(MAX_SHEETS)
    })
  }

  for (const paths of chunksOf(services)) {
    test(
      `${paths.length} services from ${paths[0]} take three sheets at most, ${locale}`,
      RELEASE,
      async ({ page }) => {
        for (const path of paths) {
          await page.goto(localizePath(locale, path))
          expect.soft(sheetsIn(await page.pdf({ preferCSSPageSize: true })), path).toBeLessThanOrEqual(MAX_SHEETS)
        }
      },
    )
  }

  test(`the supplier’s file takes two sheets at most, ${locale}`, RELEASE, async ({ page }) => {
    await page.goto(localizePath(locale, '/supplier'))
    expect(sheetsIn(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2)
  })

  test(
    `the contact page prints its addresses and no empty frame, ${locale}`,
    eachChangeIn('en', locale),
    async ({ page }) => {
      await page.goto(localizePath(locale, '/contact'))
      await started(page)
      await expect(page.locator('iframe')).toHaveCount(1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('iframe')).toBeHidden()
      await expect(page.getByRole('main').getByText(site.phone)).toBeVisible()
    },
  )

  test(`the home page prints the words of the stage alone, ${locale}`, eachChangeIn('ar', locale), async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 1000 })
    await page.goto(localizePath(locale, '/'))
    await page.emulateMedia({ media: 'print' })
    const stage = page.locator('#home')
    // A quarter of a sheet.
    expect((await stage.boundingBox())?.height).toBeLessThan(250)
    await expect(stage.locator('img, video, canvas, hero-overlay').and(page.locator(':visible'))).toHaveCount(0)
    const title = stage.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(homePage[locale].company)
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)')
  })

  test(`the home page prints all values and partners, ${locale}`, RELEASE, async ({ page }) => {
    await page.goto(localizePath(locale, '/'))
    await started(page)
    const { values, partners: section } = homePage[locale]
    const regionOf = (name: string) => page.getByRole('region', { name, exact: true })
    await regionOf(section.title).scrollIntoViewIfNeeded()
    await expect(regionOf(section.title).locator('[data-started]')).toBeVisible()
    const width = 700
    await page.setViewportSize({ width, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const printed = page.locator(':visible')
    const parts = [
      ...values.items.map(({ title }) => regionOf(values.title).getByText(title, { exact: true })),
      ...partners.map(({ name }) => regionOf(section.title).locator(`[aria-label="${name}"] img`)),
    ]
    for (const each of parts) {
      const part = each.and(printed)
      // A running carousel has copies of its slides.
      await expect(part).toHaveCount(1)
      const box = await part.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    }
  })
}
