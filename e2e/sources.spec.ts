import { expect, test } from '@playwright/test'

import { factsToReview } from '@/content/facts-to-review'
import { sourcesOf } from '@/content/sources'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { elements, textOf, withoutScripts } from './support/html'
import { SERVICE } from './support/pages'

const pages = [...new Set(factsToReview.map(({ page }) => page))]

for (const locale of locales) {
  test(`every source is named, closed, with the day of its last check, ${locale}`, async ({ request }) => {
    for (const path of pages) {
      const html = withoutScripts(await (await request.get(localizePath(locale, path))).text())
      const [, attributes = '', list = ''] = /<details\b([^>]*\bid="sources"[^>]*)>(.*?)<\/details>/s.exec(html) ?? []
      expect(attributes, path).not.toMatch(/\bopen\b/)
      const sources = sourcesOf(path, locale)
      expect(sources.length).toBeGreaterThan(0)
      expect(elements(list, 'li').map(({ id }) => id)).toEqual(sources.map(({ number }) => `source-${number}`))
      expect(elements(list, 'time').map(({ datetime }) => datetime)).toEqual(sources.map(({ checked }) => checked))
      for (const { name } of sources.flatMap(({ documents }) => documents))
        expect(textOf(`<body>${list}`)).toContain(name)
      // Names in another language say so.
      const foreign = sources.flatMap(({ documents }) => documents.filter(({ lang }) => lang !== locale))
      expect(elements(list, 'cite').filter(({ lang }) => lang)).toHaveLength(foreign.length)
    }
  })

  test(`statements point to their sources, ${locale}`, async ({ request }) => {
    for (const path of pages) {
      const html = withoutScripts(await (await request.get(localizePath(locale, path))).text())
      const cited = new Set(elements(html, 'a').flatMap(({ href }) => /^#source-(\d+)$/.exec(href ?? '')?.[1] ?? []))
      const isInHead = (number: number) => !cited.has(`${number}`)
      // What only the description says is not on the page.
      expect(sourcesOf(path, locale).filter(({ number }) => isInHead(number)).length, path).toBeLessThanOrEqual(1)
    }
  })
}

test('the number of a source opens the list at its entry', async ({ page }) => {
  await page.goto(SERVICE)
  const entry = page.locator('#source-1')
  await expect(entry).toBeHidden()
  await page.locator('main a[href="#source-1"]').first().click()
  await expect(entry).toBeInViewport()
  await expect(entry).toContainText('last checked on')
})

test('on paper, which has no links, the sources have their addresses', async ({ page }) => {
  await page.goto('/ar/services/cybersecurity/zta')
  await page.emulateMedia({ media: 'print' })
  const links = page.locator('.sources a')
  const printed = await links.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node, '::after').content))
  const addresses = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(0)
  expect(printed.map((content) => content.replace(/^" | "|"$/g, ''))).toEqual(addresses)
})
