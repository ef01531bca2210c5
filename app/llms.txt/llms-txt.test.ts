/** @jest-environment node */
import { allItems } from '@/content/catalogue'
import { deletionPaths, isDeletionPath, pagePaths } from '@/content/page-paths'
import { samples } from '@/content/samples'
import { settings } from '@/content/settings'
import { site } from '@/content/site'
import { sitePages } from '@/content/site-pages'
import { ordinarySpaces } from '@/lib/fixed-spaces'
import { locales } from '@/lib/locale'
import { markdownPath } from '@/lib/page-files'

import { llmsTxt } from './llms-txt'

const lines = llmsTxt().split('\n')
const placeOf = (path: string, locale: (typeof locales)[number]) =>
  lines.findIndex((line) => line.includes(`](${site.url}${markdownPath(path, locale)})`))

test('begins with the firm: a sentence, and five facts at least', () => {
  expect(lines[0]).toBe(`# ${site.brand.en}`)
  expect(lines[2]).toMatch(/^> \S/)
  const facts = lines.slice(4, lines.indexOf('', 4))
  expect(facts.length).toBeGreaterThanOrEqual(5)
  for (const fact of facts) expect(fact).toMatch(/^- [^:]+: \S/)
})

test('names no value that nobody has set', () => {
  for (const name of ['SITE_ADDRESS_LINE_1_EN', 'SITE_EMAIL', 'SITE_PHONE'] as const)
    expect(lines.join('\n')).not.toContain(settings[name].neutral)
})

describe.each(locales)('%s', (locale) => {
  test('lists the twin of each page once, with its description', () => {
    for (const { path, copy } of sitePages) {
      const line = lines[placeOf(path, locale)] ?? ''
      expect([path, line.replaceAll('\\', '').endsWith(`: ${ordinarySpaces(copy[locale].description)}`)]).toEqual([
        path,
        true,
      ])
    }
    expect(new Set(lines).size - 1).toBe(lines.filter(Boolean).length)
  })

  test('services, products and samples come first, and the pages for users of an app last', () => {
    const groups = [
      allItems.filter(({ kind }) => kind === 'services'),
      allItems.filter(({ kind }) => kind === 'products'),
      samples,
      Object.values(pagePaths)
        .filter((path) => !isDeletionPath(path))
        .map((path) => ({ path })),
      Object.values(deletionPaths).map((path) => ({ path })),
    ]
    const places = groups.map((group) => group.map(({ path }) => placeOf(path, locale)))
    places.forEach((of, index) => expect(Math.max(...(places[index - 1] ?? [0]))).toBeLessThan(Math.min(...of)))
  })
})
