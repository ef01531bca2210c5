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
  ['a pile of marks with joiners between', `e${'\u0301\u200d'.repeat(99)}f`, `e${'\u0301\u200d'.repeat(2)}f`],
  ['enclosing marks', `a${'\u20dd'.repeat(90)}b\u20de\u20e0`, 'a\u20ddb\u20de'],
  ['a key cap', '1\ufe0f\u20e3', '1\ufe0f\u20e3'],
  ['tags', 'a\u{e0001}\u{e0062}\u{e007f}b', 'ab'],
  ['spaces around a removed character', 'a \u202e b \u0000 \ufeffc', 'a b c'],
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
