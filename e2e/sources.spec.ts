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
