import { expect, type Locator, type Page, test } from '@playwright/test'

import { messages } from '@/content/messages'
import { profile } from '@/content/pages'
import { pagePaths } from '@/content/page-paths'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { sectionIds } from '@/lib/section-ids'

import { PRODUCT, PRODUCT_ITEM, SERVICE } from './support/pages'
import { eachChangeIn } from './support/release'
import { started } from './support/started'

/** The number of entries before the summary that opens the others. */
const FIRST = { entries: 2, points: 2, questions: 4 }

/** How many lines a text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })

/** Texts of folded lists that are not seen. */
const unseen = (page: Page) =>
  page
    .locator('main :is([data-folded], [data-folded-list]) :is(dd, td, li, p)')
    .evaluateAll((nodes) => nodes.filter((node) => !node.checkVisibility()).length)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const locale of locales) {
    const options = eachChangeIn('ar', locale)
    const { sections } = messages[locale]
    const product = PRODUCT_ITEM.entry.copy[locale]

    test(
      `the first entries stand before what opens the others, by keyboard too, ${locale}`,
      options,
      async ({ page }) => {
        await page.goto(localizePath(locale, PRODUCT))
        const security = page.getByRole('region', { name: sections.products.security, exact: true })
        const names = security.locator('dt')
        await expect(names).toHaveCount(product.security.length)
        const summary = security.locator('[data-folded] > summary')
        await expect(summary).toHaveText(sections.moreEntries({ count: product.security.length - FIRST.entries }))
        expect(await linesOf(summary.locator('span'))).toBe(1)
        await expect(names.and(page.locator(':visible'))).toHaveCount(FIRST.entries)
        const isAbove = async (first: Locator, second: Locator) =>
          ((await first.boundingBox())?.y ?? NaN) < ((await second.boundingBox())?.y ?? NaN)
        expect(await isAbove(names.nth(1), summary)).toBe(true)
        await summary.press('Enter')
        await expect(names.and(page.locator(':visible'))).toHaveCount(product.security.length)
        expect(await isAbove(names.nth(1), summary)).toBe(true)
        expect(await isAbove(summary, names.nth(2))).toBe(true)
      },
    )

    test(`more points, and more questions, open on one line, ${locale}`, options, async ({ page }) => {
      await page.goto(localizePath(locale, PRODUCT))
      const points = page.locator(`#${sectionIds.details} summary`)
      await expect(points).toHaveText(sections.morePoints({ count: product.bullets.length - FIRST.points }))
      expect(await linesOf(points.locator('span'))).toBe(1)

      await page.goto(localizePath(locale, pagePaths.about))
      const all = profile[locale].ask.questions.length
      const questions = page.locator(`#${sectionIds.askAnyVendor}`)
      await expect(questions.locator('dt').and(page.locator(':visible'))).toHaveCount(FIRST.questions)
      await questions.getByText(sections.moreQuestions({ count: all - FIRST.questions })).click()
      await expect(questions.locator('dt').and(page.locator(':visible'))).toHaveCount(all)
    })

    test(`the contents open the list that they lead to, ${locale}`, options, async ({ page }) => {
      await page.goto(localizePath(locale, SERVICE))
      await started(page)
      const contents = page.locator('[data-contents] details')
      await contents.locator('summary').click()
      await contents.locator('[href="#standards"]').click()
      await expect(page.locator('#standards dd').last()).toBeVisible()
    })

    test(`an address leads to the deliverables, ${locale}`, options, async ({ page }) => {
      await page.goto(`${localizePath(locale, SERVICE)}#what-you-receive`)
      await expect(page.locator('#what-you-receive')).toBeInViewport()
    })
  }

  test('the result of a step opens its text', async ({ page }) => {
    await page.goto(SERVICE)
    const step = page
      .getByRole('region', { name: messages.en.sections.services.steps, exact: true })
      .getByRole('listitem')
      .first()
    const text = step.locator('details > div')
    await expect(text).toBeHidden()
    await step.locator('summary').click()
    await expect(text).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('everything folded can be opened', async ({ page }) => {
      await page.goto(SERVICE)
      expect(await unseen(page)).toBeGreaterThan(0)
      for (const summary of await page.locator('[data-folded] > summary').all()) await summary.click()
      expect(await unseen(page)).toBe(0)
    })
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`in a wide window ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 768, height: 1024 } })

    test('nothing is folded', async ({ page }) => {
      for (const path of [SERVICE, PRODUCT]) {
        await page.goto(path)
        expect(await page.locator('[data-folded]').count()).toBeGreaterThan(0)
        expect(await unseen(page)).toBe(0)
        await expect(page.locator('[data-folded] > summary').and(page.locator(':visible'))).toHaveCount(0)
      }
    })
  })
}

test('paper shows everything that phones fold', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.goto(SERVICE)
  await page.emulateMedia({ media: 'print' })
  expect(await unseen(page)).toBe(0)
  await expect(page.locator('[data-folded] > summary').and(page.locator(':visible'))).toHaveCount(0)
})
