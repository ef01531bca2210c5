/** @jest-environment node */
import { deletionPaths } from '@/content/page-paths'
import type { copyByPath } from '@/content/site-pages'

import { repeatedSentences } from './repeated'

const pages = (copies: Readonly<Record<string, object>>) =>
  repeatedSentences((() => copies) as unknown as typeof copyByPath)

const twice = { text: 'This sentence stands here. So it does not.' }

test('names a sentence on two pages, and both pages, in each language', () => {
  const lines = pages({ '/about': twice, '/contact': { intro: 'This sentence stands here.' }, '/partners': {} })
  expect(lines).toEqual([
    '“This sentence stands here.” is on /about, /contact.',
    '“This sentence stands here.” is on /ar/about, /ar/contact.',
  ])
})

test('names no short sentence, and none that one document repeats', () => {
  expect(pages({ '/about': { a: 'Write to us.' }, '/contact': { a: 'Write to us.' } })).toEqual([])
  expect(pages({ '/about': [twice, twice] })).toEqual([])
  expect(pages(Object.fromEntries(Object.values(deletionPaths).map((path) => [path, twice])))).toEqual([])
})
