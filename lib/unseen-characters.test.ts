/** @jest-environment node */
import { unseenCharacter, withoutUnseen } from './unseen-characters'

test.each([
  ['Pa\u200blm', 'U+200B (zero width space)'],
  ['بالم\u202e', 'U+202E (right-to-left override)'],
  ['a\u0000', 'U+0000 (null)'],
  ['a\nb', 'U+000A (line break)'],
  ['a\u0007', 'U+0007 (a control character)'],
  ['a\u0085', 'U+0085 (a control character)'],
  ['\ud800', 'U+D800 (half of a character)'],
  ['\ue000', 'U+E000 (a character for private use)'],
  ['\ufdd0', 'U+FDD0 (no character)'],
  ['\u{e0041}', 'U+E0041 (an invisible character)'],
  ['\u3164', 'U+3164 (Hangul filler)'],
  ['\u2800', 'U+2800 (blank of Braille)'],
  ['Caf\ufffd', 'U+FFFD (replacement character, from a file that was not saved as UTF-8)'],
])('%j contains %s', (text, name) => {
  expect(unseenCharacter(text)).toBe(name)
  expect(unseenCharacter(withoutUnseen(text))).toBeUndefined()
})

test.each(['Palm & Sons', 'نخلة للتقنيات', 'Al Nūr', 'José', 'مُدَّة', '株式会社', 'Lab 🧪', 'a\u00a0b'])(
  '%s has only characters that are seen',
  (text) => {
    expect(unseenCharacter(text)).toBeUndefined()
    expect(withoutUnseen(text)).toBe(text)
  },
)

test('a space stands for line breaks and tabs', () => {
  expect(withoutUnseen('\ufeffOffice 1203,\r\n\tPalm Tower\u2028')).toBe('Office 1203, Palm Tower')
})
