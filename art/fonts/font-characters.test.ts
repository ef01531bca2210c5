/** @jest-environment node */
import { ARABIC_CHARACTERS, ARABIC_RANGE, LATIN_CHARACTERS, LATIN_RANGE } from './font-characters'

function charactersIn(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  })
}

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
