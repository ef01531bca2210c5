/** @jest-environment node */
import { pagesIn, texts } from '../page-words.fixture'

import { factsToReview } from '.'

/** What gives away that a text ages: a year from 2020 on, or a date of its own knowledge. */
const AGEING = /\b20[2-9]\d\b|\bas of\b/i

const pages: Readonly<Record<string, unknown>> = pagesIn('en')

/** Texts of one bullet, step, question or named thing are read together: a law's name says its year, its text the fact. */
function passages(page: unknown): string[] {
  const byPlace = new Map<string, string[]>()
  for (const { place, text } of texts(page)) {
    const [, owner, last = ''] = /^(.+)\.([^.]+)$/.exec(place) ?? []
    const key = owner && !/^\d+$/.test(last) ? owner : place
    byPlace.set(key, [...(byPlace.get(key) ?? []), text])
  }
  return [...byPlace.values()].map((parts) => parts.join('\n'))
}

test.each(factsToReview)('$page says: $says', ({ page, says, source, checked }) => {
  expect(Object.keys(pages)).toContain(page)
  expect(texts(pages[page]).filter(({ text }) => text.includes(says))).not.toEqual([])
  expect(source.trim().length).toBeGreaterThan(5)
  expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(new Date(checked).toISOString().slice(0, 10)).toBe(checked)
})

test.each(Object.keys(pages))('%s: what carries a date is watched', (path) => {
  const facts = factsToReview.filter(({ page }) => page === path)
  const dated = passages(pages[path]).filter((passage) => AGEING.test(passage))
  expect(dated.filter((passage) => !facts.some(({ says }) => passage.includes(says)))).toEqual([])
})

test('no fact is listed twice', () => {
  const keys = factsToReview.map(({ page, says }) => `${page}: ${says}`)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
