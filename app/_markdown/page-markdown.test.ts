/** @jest-environment node */
import { allItems } from '@/content/catalogue'
import { site } from '@/content/site'
import { pagePaths } from '@/content/page-paths'
import { sitePaths } from '@/content/site-paths'
import { sourcesOf } from '@/content/sources'
import { locales } from '@/lib/locale'
import { markdownPath } from '@/lib/page-files'
import { texts } from '@/lib/texts'

import { llmsTxt } from './llms-txt'
import { markdownPages, pageMarkdown } from './page-markdown'

test('every page has a Markdown twin in both languages, and /llms.txt lists it', () => {
  expect(markdownPages.size).toBe(sitePaths.length * 2)
  for (const path of ['/index.md', '/ar.md', '/contact.md', `/ar${allItems[0]?.path}.md`]) {
    expect([...markdownPages.keys()]).toContain(path)
  }
  for (const path of markdownPages.keys()) expect(llmsTxt()).toContain(`](${site.url}${path})`)
})

/** Texts shown elsewhere: in menus, in links to the page, in search results and in a mail. */
const ELSEWHERE = /^\.(summary|documentTitle|nextStep\.mail\.\d+)$/

describe.each(locales)('%s', (locale) => {
  test.each(allItems)('$path says everything that the page says', ({ path, copy }) => {
    const markdown = pageMarkdown(path, locale)
    const missing = texts(copy[locale]).filter(
      ({ path: key, text }) => !ELSEWHERE.test(key) && !markdown.includes(text),
    )
    expect(missing).toEqual([])
  })

  test.each(sitePaths)('%s has a title, texts and one footnote for each source', (path) => {
    const markdown = pageMarkdown(path, locale)
    expect(markdown).toMatch(/^# \S/)
    expect(markdown.length).toBeGreaterThan(400)
    expect(markdown).not.toMatch(/undefined|\[object|\n{3}/)
    const notes = [...markdown.matchAll(/^\[\^(\d+)\]: /gm)].map(([, number]) => Number(number))
    expect(notes).toEqual(sourcesOf(path, locale).map(({ number }) => number))
    // The accessibility page lists all pages, itself included.
    if (path !== pagePaths.accessibility) expect(markdown).not.toContain(`](${site.url}${markdownPath(path, locale)})`)
    if (locale === 'ar') expect(markdown).not.toMatch(/[\u0600-\u06ff], /)
    for (const [, number] of markdown.matchAll(/\[\^(\d+)\](?!:)/g)) expect(notes).toContain(Number(number))
  })
})
