import { expect, test } from '@playwright/test'

import { SERVICE } from './support/pages'

test('the number of a source opens the list at its entry', async ({ page }) => {
  await page.goto(SERVICE)
  const entry = page.locator('#source-1')
  await expect(entry).toBeHidden()
  await page.locator('main a[href="#source-1"]').first().click()
  await expect(entry).toBeInViewport()
  await expect(entry).toContainText(/last (checked|looked at) on/)
})

test('printed sources show their addresses, because paper has no links', async ({ page }) => {
  await page.goto('/ar/services/cybersecurity/zta')
  await page.emulateMedia({ media: 'print' })
  const links = page.locator('.sources a')
  const printed = await links.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node, '::after').content))
  const addresses = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(0)
  expect(printed.map((content) => content.replace(/^" | "|"$/g, ''))).toEqual(addresses)
})

test('in Arabic the full stop before a note stands after the last number or Latin letter', async ({ page }) => {
  await page.goto('/ar/products/branded/swin')
  const stops = await page.locator('[role=doc-noteref]').evaluateAll((notes) =>
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
  expect(stops.length).toBeGreaterThan(0)
  expect(stops.filter(({ isAfter }) => !isAfter)).toEqual([])
})
