/** @jest-environment node */
import { isObject } from '@/lib/is-object'
import { valuesIn } from '@/lib/tree'

import { numberSources } from './claims'
import { content } from './content'
import { sitePaths } from './site-pages'
import { sourcesOf } from './sources'

/** Signs of a text that may go out of date: a year, "as of", or a version, which is a number with a point. */
const OUTDATABLE = /\b20\d\d\b|\bas of\b|\bversions? \d|\bv\d|\b\d+\.\d+(\.\d+)*\b(?! ?(%|seconds))/i

/** The texts of a point, step or question count together: the year may be in the name of a law. */
const withoutSource = (copy: unknown): string[] =>
  [...valuesIn(copy)].flatMap(({ place, value }) => {
    if (!isObject(value) || 'sources' in value) return []
    const own = Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' && key !== 'id' ? [text] : []))
    return OUTDATABLE.test(own.join('\n')) ? [`${place.join('.')}: ${own.join(' ')}`] : []
  })

/** Dates in samples are invented, and the company profile has no notes. */
const pages = (['services', 'products', 'pages'] as const)
  .flatMap((folder) =>
    Object.entries<{ copy: { en: unknown } }>(content[folder]).map(
      ([name, { copy }]) => [`${folder}/${name}`, copy.en] as const,
    ),
  )
  .filter(([page]) => page !== 'pages/profile')

test.each(pages)('content/%s: every text with a date or a version has its source', (_name, copy) => {
  expect(withoutSource(copy)).toEqual([])
})

/** Laws and authorities whose documents have Arabic names. */
const ARABIC =
  /^(Federal|Cabinet|Minist|Dubai (?!People)|DIFC Law|Central Bank|Department of Health|TDRA|VARA|UAE (Data|PASS))/

test.each(content.sources.filter(({ publisher, document }) => ARABIC.test(publisher ?? document)))(
  '$id has its Arabic name',
  ({ ar }) => {
    expect(ar).toMatch(/^\p{Script=Arabic}/u)
  },
)

test('the notes of a page are numbered in the order of its texts, once for each set of sources', () => {
  const { copy, notes } = numberSources({
    description: 'As of 2026.',
    sources: ['gazette'],
    intro: { text: 'One.', sources: ['law', 'paper'] },
    standards: [
      { name: 'A', text: 'Two.', sources: ['standard'], promises: ['kept'] },
      { name: 'B', text: 'Three.', sources: ['law', 'paper'] },
      { name: 'C', text: 'Four.', sources: ['standard'], furtherNotes: [{ sources: ['rule'] }] },
      { name: 'D', text: 'Five.' },
      { name: 'E', text: 'Six.', sources: ['rule'], furtherNotes: [{ sources: ['law', 'paper'] }] },
    ],
  })
  expect(notes).toEqual([['law', 'paper'], ['standard'], ['rule'], ['gazette']])
  expect(copy).toEqual({
    description: 'As of 2026.',
    notes: [4],
    intro: { text: 'One.', notes: [1] },
    standards: [
      { name: 'A', text: 'Two.', notes: [2] },
      { name: 'B', text: 'Three.', notes: [1] },
      { name: 'C', text: 'Four.', notes: [2, 3] },
      { name: 'D', text: 'Five.' },
      // Ascending, whatever the order of the ids.
      { name: 'E', text: 'Six.', notes: [1, 3] },
    ],
  })
})

test('a page names its sources in both languages, with the day of the oldest check', () => {
  expect(sourcesOf('/contact', 'en')).toEqual([])
  for (const path of sitePaths) {
    const [english, arabic] = [sourcesOf(path, 'en'), sourcesOf(path, 'ar')]
    expect(english.map(({ number }) => number)).toEqual(english.map((_, index) => index + 1))
    expect(arabic.map(({ number, checked }) => [number, checked])).toEqual(
      english.map(({ number, checked }) => [number, checked]),
    )
    for (const { documents, checked } of english) {
      expect(documents.length).toBeGreaterThan(0)
      expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
  }
})
