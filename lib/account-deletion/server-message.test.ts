/** @jest-environment node */
import { serverMessage } from './server-message'

test.each([
  ['an ordinary message', 'Wrong password', 'Wrong password'],
  ['markup, left as text', '<b>bold</b> & <script>', '<b>bold</b> & <script>'],
  ['Arabic with its marks and joiners', 'كلمة المرور غيرُ صحيحة\u200c', 'كلمة المرور غيرُ صحيحة\u200c'],
  ['line breaks and tabs', 'one\r\n\ttwo', 'one two'],
  ['control characters', 'a\u0000b\u001bc\u007fd\u009be', 'abcde'],
  ['direction characters', '\u202ea\u2066b\u200fc\u061cd\ufeff', 'abcd'],
  ['a pile of marks, which would cover the page above', `e${'\u0301'.repeat(290)}f`, `e${'\u0301'.repeat(4)}f`],
  ['joined emoji', '👩‍👧 ❤️', '👩‍👧 ❤️'],
  ['300 characters', 'x'.repeat(300), 'x'.repeat(300)],
  ['more than 300 characters', 'x'.repeat(5000), 'x'.repeat(300)],
  ['an emoji at the cut', `${'x'.repeat(299)}🌴🌴`, `${'x'.repeat(299)}🌴`],
])('%s', (_name, value, shown) => {
  expect(serverMessage(value)).toBe(shown)
})

test.each([
  [''],
  ['  \n'],
  ['\u202e\u0000'],
  ['\u200b\u00ad \u2060'],
  ['\u3164\u{e0041}'],
  ['\u2800'],
  [`${'\u200b'.repeat(300)}x`],
  [undefined],
  [null],
  [42],
  [['a']],
  [{ text: 'a' }],
])('returns nothing for %j', (value) => {
  expect(serverMessage(value)).toBeUndefined()
})
