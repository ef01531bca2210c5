/** @jest-environment node */
import { cleanIdentity } from './clean-identity'

test.each([
  ['a direction mark before', '\u200fsara', 'sara'],
  ['an embedding around', '\u202asara\u202c', 'sara'],
  ['an isolate around', '\u2068sara\u2069', 'sara'],
  ['an Arabic letter mark', 'sara\u061c', 'sara'],
  ['a zero-width space inside', 'sa\u200bra', 'sara'],
  ['joiners inside', 's\u200ca\u200dra', 'sara'],
  ['a word joiner and byte order marks', '\ufeffsa\u2060r\ufeffa', 'sara'],
  ['a soft hyphen', 'sa\u00adra', 'sara'],
  ['a Mongolian vowel separator', 'sara\u180e', 'sara'],
  ['a combining grapheme joiner', 'sa\u034fra', 'sara'],
  ['Hangul fillers', '\u3164sara\u115f\uffa0', 'sara'],
  ['a variation selector', 'sara\ufe0f', 'sara'],
  ['tag characters', 'sara\u{e0061}\u{e007f}', 'sara'],
  ['annotation characters', '\ufff9sara\ufffb', 'sara'],
  ['control characters', '\u0000sara\u0007', 'sara'],
  ['spaces of all kinds around', '\u00a0\u3000\t sara \u202f\u2003\n', 'sara'],
  ['invisible characters between spaces', ' \u200f \u200b sara \u200e\u00a0', 'sara'],
  ['braille blanks around', '\u2800sara\u2800', 'sara'],
  ['nothing visible at all', '\u200b\u00a0\u2060\u2800', ''],
])('removes %s', (_, value, expected) => {
  expect(cleanIdentity('username', value)).toBe(expected)
  expect(cleanIdentity('email', value)).toBe(expected)
})

test.each(['sara al-ali', 'sara  two', 'سارة', 'user+tag@example.com', 'e\u0301mile', '☺', "o'neil"])(
  'leaves %s alone',
  (value) => {
    expect(cleanIdentity('username', value)).toBe(value)
    expect(cleanIdentity('email', value)).toBe(value)
  },
)

test.each([
  'mailto:sara@example.com',
  'MAILTO:sara@example.com?subject=Hello&body=Delete',
  '<sara@example.com>',
  'Sara Al Ali <sara@example.com>',
  ' \u202a<mailto:sara@example.com>\u202c ',
  '< sara@example.com >',
  'Sara Al Ali <sara@example.com>;',
  'sara@example.com,',
  'sara@example.com.',
  'sara@example.com؛',
  '(sara@example.com)',
  '"sara@example.com".',
  '“sara@example.com”',
  'mailto:sara%40example.com',
])('finds the address in %s', (value) => {
  expect(cleanIdentity('email', value)).toBe('sara@example.com')
})

test('decodes the signs of a mail link', () => {
  expect(cleanIdentity('email', 'mailto:sara%2Bapp@example.com')).toBe('sara+app@example.com')
  expect(cleanIdentity('email', 'mailto:sara%@example.com')).toBe('sara%@example.com')
})

test('leaves brackets, marks and prefixes in a user name alone', () => {
  for (const value of ['<sara>', 'mailto:sara', '(sara)', 'sara.']) expect(cleanIdentity('username', value)).toBe(value)
})

test.each([
  'a@b.example, c@d.example',
  '<a@b.example> <c@d.example>',
  'a<b',
  'sara@example.',
  'sara@example,',
  'sara@.',
])('guesses nothing from %s', (value) => {
  expect(cleanIdentity('email', value)).toBe(value)
})
