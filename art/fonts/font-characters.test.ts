/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { ARABIC_CHARACTERS, ARABIC_RANGE, LATIN_CHARACTERS, LATIN_RANGE } from './font-characters'

const drawn = new Set([...LATIN_CHARACTERS, ...ARABIC_CHARACTERS])

/** The words of the site and the owner's settings. The accessibility report is a separate file. */
const contentFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(yaml|json)$|^site\.ts$/.test(file) && !file.startsWith('accessibility'))
  .map((file) => path.join('content', file))

/** Direction marks have no shape. */
const isSeen = (character: string) => character.trim() !== '' && !/\p{Cf}/u.test(character)

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
    [...new Set(readFileSync(file, 'utf8'))]
      .filter((character) => !drawn.has(character) && isSeen(character))
      .map((c) => `${file} ${c}`),
  )
  expect(missing).toEqual([])
})

test.each([
  ['Latin', LATIN_CHARACTERS, ARABIC_CHARACTERS, LATIN_RANGE],
  ['Arabic', ARABIC_CHARACTERS, LATIN_CHARACTERS, ARABIC_RANGE],
])(
  'the unicode-range of the %s font covers its characters and none of the other font',
  (_script, own, others, range) => {
    const asked = new Set(charactersIn(range))
    expect([...own].filter((character) => !asked.has(character))).toEqual([])
    expect([...others].filter((character) => asked.has(character))).toEqual([])
  },
)
