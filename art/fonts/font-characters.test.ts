/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { ARABIC_CHARACTERS, ARABIC_RANGE, LATIN_CHARACTERS, LATIN_RANGE } from './font-characters'

const drawn = new Set([...LATIN_CHARACTERS, ...ARABIC_CHARACTERS])

/** String literals only, without comments and regular expressions. */
const textsOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].join('')

const contentFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => path.join('content', file))

function charactersIn(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  })
}

test('the fonts have every character of the texts', () => {
  const missing = contentFiles.flatMap((file) =>
    [...new Set(textsOf(file))]
      .filter((character) => !drawn.has(character) && character.trim())
      .map((c) => `${file} ${c}`),
  )
  expect(missing).toEqual([])
})

test.each([
  ['Latin', LATIN_CHARACTERS, ARABIC_CHARACTERS, LATIN_RANGE],
  ['Arabic', ARABIC_CHARACTERS, LATIN_CHARACTERS, ARABIC_RANGE],
])('the unicode-range of the %s font is its characters, without those of the other', (_script, own, others, range) => {
  const asked = new Set(charactersIn(range))
  expect([...own].filter((character) => !asked.has(character))).toEqual([])
  expect([...others].filter((character) => asked.has(character))).toEqual([])
})
