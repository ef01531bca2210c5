import { expect, type Page, test } from '@playwright/test'

import { productContents } from '@/content/views/product-headings'
import { serviceContents } from '@/content/views/service-headings'
import { messages } from '@/content/messages'
import { site } from '@/content/site'
import { locales, mapLocales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { openDisclosures } from './support/disclosures'
import { MODULES, PRODUCT, SERVICE, SERVICE_ITEM } from './support/pages'
import { started } from './support/started'
import { eachChangeIn, RELEASE } from './support/release'

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

const pages = [
  { path: SERVICE, kind: 'services', sections: serviceContents(SERVICE_ITEM, 'en').length },
  { path: PRODUCT, kind: 'products', sections: productContents('en').length },
] as const
const TABLES = [
  [MODULES, 'modules', 2],
  [SERVICE, 'outcomes', 2],
] as const
const CONTENTS = mapLocales((locale) => messages[locale].sections.onThisPage)

test('the printed home page has what the screen brings in later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await started(page)
  await expect(page.locator('[data-reveal=waiting]').first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const words = page.getByRole('main').locator('section:not(#home) :is(h2, h3, p)')
  const visible = await words.evaluateAll((nodes) =>
    nodes.map((node) => node.checkVisibility({ opacityProperty: true })),
  )
  expect(visible.length).toBeGreaterThan(10)
  expect(visible).not.toContain(false)
})

for (const locale of locales) {
  for (const { path, kind, sections } of pages) {
    const address = localizePath(locale, path)
    const options = eachChangeIn(path === SERVICE ? 'en' : 'ar', locale)
    // All lists of questions are one component.
    const onceAtEachChange = path === SERVICE ? options : RELEASE
    const questionsOf = (page: Page) =>
      page.getByRole('region', { name: messages[locale].sections[kind].questions, exact: true })

    test(`questions open by keyboard, ${address}`, onceAtEachChange, async ({ page }) => {
      await page.goto(address)
      const second = questionsOf(page).locator('details').nth(1)
      await expect(second.locator('p')).toBeHidden()
      await second.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(second.locator('p')).toBeVisible()
      await page.keyboard.press('Space')
      await expect(second.locator('p')).toBeHidden()
    })

    test(`all questions are open on paper, ${address}`, onceAtEachChange, async ({ page }) => {
      await page.goto(address)
      await page.emulateMedia({ media: 'print' })
      for (const answer of await questionsOf(page).locator('details > p').all()) await expect(answer).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo').getByText(site.phone)).toBeVisible()
    })

    test(`the contents bar leads to its sections and stays in view, ${address}`, options, async ({ page }) => {
      await page.goto(address)
      const contents = page.getByRole('navigation', { name: CONTENTS[locale] })
      const links = contents.getByRole('link')
      await expect(links).toHaveCount(sections)
      for (const link of await links.all()) {
        await link.click()
        const heading = page.locator(`${await link.getAttribute('href')} h2`)
        await expect(heading).toBeInViewport({ ratio: 1 })
        await expect(contents).toBeInViewport({ ratio: 1 })
        const [line, head] = [await contents.boundingBox(), await heading.boundingBox()]
        expect(head?.y).toBeGreaterThan((line?.y ?? 0) + (line?.height ?? 0))
        await expect(link).toHaveAttribute('aria-current', 'location')
        // Two sections are side by side.
        expect(await links.and(page.locator('[aria-current]')).count()).toBeLessThanOrEqual(2)
      }
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test(`questions open, ${address}`, onceAtEachChange, async ({ page }) => {
        await page.goto(address)
        for (const question of (await questionsOf(page).locator('details').all()).slice(1)) {
          await question.locator('summary').click()
          await expect(question.locator('p')).toBeVisible()
        }
      })
    })
  }

  for (const [path, name, columns] of TABLES) {
    const options = eachChangeIn(name === 'modules' ? 'en' : 'ar', locale)
    test(`the table of ${name} is still a table on a phone, ${locale}`, options, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(localizePath(locale, path))
      await openDisclosures(page)
      const { services, products } = messages[locale].sections
      const table = page.getByRole('table', { name: { ...services, ...products }[name], exact: true })
      await expect(table.getByRole('columnheader')).toHaveCount(columns)
      for (const row of (await table.getByRole('row').all()).slice(1)) {
        await expect(row.getByRole('rowheader')).toHaveCount(1)
        await expect(row.getByRole('cell')).toHaveCount(columns - 1)
      }
    })
  }

  const phoneTest = `on a phone the contents are a disclosure that follows the page, ${locale}`
  test(phoneTest, eachChangeIn('ar', locale), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(localizePath(locale, SERVICE))
    await started(page)
    const contents = page.getByRole('navigation', { name: CONTENTS[locale] })
    const { steps } = messages[locale].sections.services
    await contents.getByText(CONTENTS[locale], { exact: true }).click()
    await contents.getByRole('link', { name: steps, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: steps, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(contents.locator('summary')).toHaveText(steps)
    await expect(contents.getByRole('link')).toHaveCount(0)
  })
}
