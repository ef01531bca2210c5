/** @jest-environment node */
import { partMarkedLetters } from './part-marked-letters'

const parted = (text: string) => partMarkedLetters(text).replaceAll('\u200d', '|')

test.each([
  ['مختبِرين', 'مخت|بِ|رين'],
  ['يبيّن', 'يب|يّ|ن'],
  ['دليلًا', 'دلي|لًا'],
  ['مزوّد', 'مزوّد'],
  ['بلا حركات', 'بلا حركات'],
])('a letter with a mark stands apart from those that it joins, %s', (text, expected) => {
  expect(parted(text)).toBe(expected)
})
