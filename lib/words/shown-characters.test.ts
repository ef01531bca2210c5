/** @jest-environment node */
import { execFileSync } from 'node:child_process'

import { ARABIC_CHARACTERS, LATIN_CHARACTERS } from '@/art/fonts/font-characters'

import { MOSTLY_SHOWN, notShown, SHOWN } from './shown-characters'

const FONTS = ['instrument-sans/400Regular/InstrumentSans_400Regular', 'alexandria/400Regular/Alexandria_400Regular']

const listed = SHOWN.flatMap((range) => {
  const [first = 0, last = first] = range.split('-').map((code) => parseInt(code, 16))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
})

/** Letters of a fixed form, and characters without a picture. */
const isLeftOut = (code: number) =>
  code >= 0xa000 || /[\p{Cc}\p{Cf}]|(?![ \u00a0])\p{Zs}/u.test(String.fromCodePoint(code))

/** MuPDF is a module that Jest cannot load. */
const PROGRAM = `
import { readFileSync } from 'node:fs'
import { Font } from 'mupdf'
const fonts = process.argv.slice(1).map((file) => new Font(file, readFileSync(file)))
const codes = Array.from({ length: 0x20000 }, (_, code) => code)
console.log(JSON.stringify(codes.filter((code) => fonts.some((font) => font.encodeCharacter(code) > 0))))`

test('the list is what the fonts of the PDFs can draw', () => {
  const files = FONTS.map((name) => `node_modules/@expo-google-fonts/${name}.ttf`)
  const options = ['--input-type=module', '--eval', PROGRAM, ...files]
  const drawn = JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' })) as number[]
  expect(listed).toEqual(drawn.filter((code) => !isLeftOut(code)))
})

test('it has every character of the fonts that pages load, and editors refuse none of them', () => {
  const own = [...(LATIN_CHARACTERS + ARABIC_CHARACTERS)].filter((character) => !/\p{Cf}/u.test(character))
  expect(own.filter((character) => notShown(character))).toEqual([])
  expect(listed.filter((code) => !new RegExp(MOSTLY_SHOWN).test(String.fromCodePoint(code)))).toEqual([])
})

test.each(['✅', '🚀', '\u200b', '\u202e', 'ﺍ', '\u0000', '\ud800', '\ufffd', '\u2028', '\u3164'])(
  'editors refuse %j',
  (character) => {
    for (const flag of ['', 'u']) expect(new RegExp(MOSTLY_SHOWN, flag).test(`a${character}b`)).toBe(false)
  },
)
