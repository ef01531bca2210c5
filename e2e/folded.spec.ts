import { expect, type Locator, type Page, test } from '@playwright/test'

import { pagePaths } from '@/content/page-paths'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { sectionIds } from '@/lib/section-ids'

import { PRODUCT } from './support/pages'
import { eachChangeIn } from './support/release'
import { SECTIONS } from './support/section-names'
import { started } from './support/started'

/** Phones fold its bullets, steps, matrix and standards: components/ui/disclosures.tsx. */
const CONTROLS = '/services/cybersecurity/zta'

/** Deliberately not imported from the code. */
const LABELS = {
  en: { entries: '4 more', points: '5 more points', questions: '6 more questions' },
  ar: { entries: '4 عناصر أخرى', points: '5 نقاط أخرى', questions: '6 أسئلة أخرى' },
}

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
    .locator('main :is([data-folded], .disclosures-list) :is(dd, td, li, p)')
    .evaluateAll((nodes) => nodes.filter((node) => !node.checkVisibility()).length)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const locale of locales) {
    const options = eachChangeIn('ar', locale)

    test(
      `the first entries stand before what opens the others, by keyboard too, ${locale}`,
      options,
      async ({ page }) => {
        await page.goto(localizePath(locale, PRODUCT))
        const security = page.getByRole('region', { name: SECTIONS[locale].security, exact: true })
        const names = security.locator('dt')
        await expect(names).toHaveCount(6)
        const summary = security.locator('[data-folded] > summary')
        await expect(summary).toHaveText(LABELS[locale].entries)
        expect(await linesOf(summary.locator('span'))).toBe(1)
        await expect(names.and(page.locator(':visible'))).toHaveCount(2)
        const isAbove = async (first: Locator, second: Locator) =>
          ((await first.boundingBox())?.y ?? NaN) < ((await second.boundingBox())?.y ?? NaN)
        expect(await isAbove(names.nth(1), summary)).toBe(true)
        await summary.press('Enter')
        await expect(names.and(page.locator(':visible'))).toHaveCount(6)
        expect(await isAbove(names.nth(1), summary)).toBe(true)
        expect(await isAbove(summary, names.nth(2))).toBe(true)
      },
    )

    test(`more points, and more questions, open on one line, ${locale}`, options, async ({ page }) => {
      await page.goto(localizePath(locale, PRODUCT))
      const points = page.locator(`#${sectionIds.details} summary`)
      await expect(points).toHaveText(LABELS[locale].points)
      expect(await linesOf(points.locator('span'))).toBe(1)

      await page.goto(localizePath(locale, pagePaths.about))
      const questions = page.locator(`#${sectionIds.askAnyVendor}`)
      await expect(questions.locator('dt').and(page.locator(':visible'))).toHaveCount(4)
      await questions.getByText(LABELS[locale].questions).click()
      await expect(questions.locator('dt').and(page.locator(':visible'))).toHaveCount(10)
    })

    test(`the contents open the list that they lead to, ${locale}`, options, async ({ page }) => {
      await page.goto(localizePath(locale, CONTROLS))
      await started(page)
      const contents = page.locator('.table-of-contents details')
      await contents.locator('summary').click()
      await contents.locator('[href="#standards"]').click()
      await expect(page.locator('#standards dd').last()).toBeVisible()
    })

    test(`an address leads into the matrix, ${locale}`, options, async ({ page }) => {
      await page.goto(`${localizePath(locale, CONTROLS)}#what-you-receive`)
      await expect(page.locator('#what-you-receive')).toBeInViewport()
    })
  }

  test('what a step hands over opens its text', async ({ page }) => {
    await page.goto(CONTROLS)
    const step = page.getByRole('region', { name: SECTIONS.en.steps, exact: true }).getByRole('listitem').first()
    const text = step.locator('details > div')
    await expect(text).toBeHidden()
    await step.locator('summary').click()
    await expect(text).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('everything folded can be opened', async ({ page }) => {
      await page.goto(CONTROLS)
      expect(await unseen(page)).toBeGreaterThan(10)
      for (const summary of await page.locator('[data-folded] > summary').all()) await summary.click()
      expect(await unseen(page)).toBe(0)
    })
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`in a wide window ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 768, height: 1024 } })

    test('nothing is folded', async ({ page }) => {
      for (const path of [CONTROLS, PRODUCT]) {
        await page.goto(path)
        expect(await page.locator('[data-folded]').count()).toBeGreaterThan(5)
        expect(await unseen(page)).toBe(0)
        await expect(page.locator('[data-folded] > summary').and(page.locator(':visible'))).toHaveCount(0)
      }
    })
  })
}

test('paper has all that phones fold', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.goto(CONTROLS)
  await page.emulateMedia({ media: 'print' })
  expect(await unseen(page)).toBe(0)
  await expect(page.locator('[data-folded] > summary').and(page.locator(':visible'))).toHaveCount(0)
})
