/** @jest-environment node */
import { inReadingOrder } from './line-order'

const piece = (text: string, x: number, y = '700') => ({ text, x, y, isArabic: /\p{sc=Arabic}/u.test(text) })
const textsOf = (pieces: ReturnType<typeof piece>[]) => inReadingOrder(pieces).map(({ text }) => text)

test('reads a line with Arabic words from the right', () => {
  expect(textsOf([piece('.', 10), piece('ملف ', 12), piece('PDF', 30), piece('هذا ', 50)])).toEqual([
    'هذا ',
    'PDF',
    'ملف ',
    '.',
  ])
})

test('reads neighbouring Latin pieces from the left', () => {
  expect(textsOf([piece('Oracle ', 10), piece('E-Business', 30), piece(' Suite', 60), piece('نظام ', 80)])).toEqual([
    'نظام ',
    'Oracle ',
    'E-Business',
    ' Suite',
  ])
})

test('keeps the order of lines, and a line without Arabic words as it is', () => {
  const lines = [
    piece('one', 10),
    piece('two', 30),
    piece('ثان', 10, '680'),
    piece('أول', 30, '680'),
    piece('3', 20, '660'),
  ]
  expect(textsOf(lines)).toEqual(['one', 'two', 'أول', 'ثان', '3'])
})

test('starts another column at a piece to the left of the one before it', () => {
  expect(textsOf([piece('ثان', 310), piece('أول', 330), piece('رابع', 10), piece('ثالث', 30)])).toEqual([
    'أول',
    'ثان',
    'ثالث',
    'رابع',
  ])
})
