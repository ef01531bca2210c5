/** @jest-environment node */
import { copyByPath, texts } from '../page-copy'

import { factsToReview } from '.'

/** Signs of a text that may become outdated: a year, "as of", or a version, which is a number with a point. */
const OUTDATABLE = /\b20\d\d\b|\bas of\b|\bversions? \d|\bv\d|\b\d+\.\d+(\.\d+)*\b(?! ?(%|seconds))/i

const pages: Readonly<Record<string, unknown>> = copyByPath('en')

/** The texts of a page. Those of one bullet, step or question are joined: the year may be in the name of a law. */
function passages(page: unknown): string[] {
  const byParent = new Map<string, string[]>()
  for (const { path, text } of texts(page)) {
    const [, parent, last = ''] = /^(.+)\.([^.]+)$/.exec(path) ?? []
    const key = parent && !/^\d+$/.test(last) ? parent : path
    byParent.set(key, [...(byParent.get(key) ?? []), text])
  }
  return [...byParent.values()].map((parts) => parts.join('\n'))
}

test.each(factsToReview)('$page says: $says', ({ page, says, source, checked }) => {
  expect(Object.keys(pages)).toContain(page)
  expect(texts(pages[page]).filter(({ text }) => text.includes(says))).not.toEqual([])
  expect(source.trim().length).toBeGreaterThan(5)
  expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(new Date(checked).toISOString().slice(0, 10)).toBe(checked)
})

test.each(Object.keys(pages))('%s: every text with a date or a version has its source', (path) => {
  const facts = factsToReview.filter(({ page }) => page === path)
  const dated = passages(pages[path]).filter((passage) => OUTDATABLE.test(passage))
  expect(dated.filter((passage) => !facts.some(({ says }) => passage.includes(says)))).toEqual([])
})

test('no fact is listed twice', () => {
  const keys = factsToReview.map(({ page, says }) => `${page}: ${says}`)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
