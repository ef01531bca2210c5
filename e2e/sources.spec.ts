import { expect, type Page, test } from '@playwright/test'

import { allItems } from '@/content/catalogue'
import { seenOn, sourcesOf } from '@/content/sources'

/** Pages with sources that have an address. */
const citing = allItems
  .map(({ path }) => path)
  .filter((path) => sourcesOf(path, 'ar').some(({ documents }) => documents.some(({ url }) => url)))
const [CITING = ''] = citing

test.skip(!CITING, 'no page names a source')

test('the number of a source opens the list at its entry', async ({ page }) => {
  await page.goto(CITING)
  const entry = page.locator('#source-1')
  await expect(entry).toBeHidden()
  await page.locator('main a[href="#source-1"]').first().click()
  await expect(entry).toBeInViewport()
  const [source] = sourcesOf(CITING, 'en')
  await expect(entry).toContainText(source ? seenOn(source, 'en') : 'no source')
})

test('printed sources show their addresses, because paper has no links', async ({ page }) => {
  await page.goto(`/ar${CITING}`)
  await page.emulateMedia({ media: 'print' })
  const links = page.locator('#sources a')
  const printed = await links.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node, '::after').content))
  const addresses = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(0)
  expect(printed.map((content) => content.replace(/^" | "|"$/g, ''))).toEqual(addresses)
})

/** The full stops after a number or a Latin letter, each with whether it follows it visually in a line of Arabic. */
const stopsBeforeNotes = (page: Page) =>
  page.locator('[role=doc-noteref]').evaluateAll((notes) =>
    notes.flatMap(({ previousSibling }) => {
      const text = previousSibling instanceof Text ? previousSibling.data.trimEnd() : ''
      if (!previousSibling || !/[0-9A-Za-z]\.$/.test(text)) return []
      const leftOf = (index: number) => {
        const range = document.createRange()
        range.setStart(previousSibling, index)
        range.setEnd(previousSibling, index + 1)
        return range.getBoundingClientRect().left
      }
      return [{ text, isAfter: leftOf(text.length - 1) < leftOf(text.length - 2) }]
    }),
  )

test('in Arabic the full stop before a note stands after the last number or Latin letter', async ({ page }) => {
  // Not every page has such a note.
  for (const path of citing) {
    await page.goto(`/ar${path}`)
    const stops = await stopsBeforeNotes(page)
    expect(stops.filter(({ isAfter }) => !isAfter)).toEqual([])
    if (stops.length > 0) return
  }
})
