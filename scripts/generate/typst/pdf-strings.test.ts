/** @jest-environment node */
import { shownBy } from './pdf-strings'

test.each([
  [String.raw`(\000\001) Tj`, [[1]]],
  [String.raw`[(\000\002\000A) -31 (\000\b)] TJ`, [[2, 65], '-31', [8]]],
  // Parentheses that match stand as they are, others are escaped; so is the backslash.
  [String.raw`[(\000(\000\024\000)) 19 (\000\()] TJ`, [[40, 20, 41], '19', [40]]],
  [String.raw`[(\000\\\0004)] TJ`, [[92, 52]]],
  ['[-7.5 <0102000A>] TJ', ['-7.5', [258, 10]]],
])('%s', (line, shown) => {
  expect(shownBy(line)).toEqual(shown)
})
