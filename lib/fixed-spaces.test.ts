/** @jest-environment node */
import { fixedSpaces, ordinarySpaces } from './fixed-spaces'

test('the name of a standard stays on one line', () => {
  expect(fixedSpaces('معيار PCI DSS 4.0.1، PINT AE و UAE IA')).toBe(
    'معيار PCI\u00a0DSS 4.0.1، PINT\u00a0AE و UAE\u00a0IA',
  )
  expect(fixedSpaces('إرشادات WCAG 2.2 AA')).toBe('إرشادات WCAG\u00a02.2 AA')
  expect(fixedSpaces('the UAE Central Bank, RESTORE DATABASE')).toBe('the UAE Central Bank, RESTORE DATABASE')
})

test('an Arabic “and” stands apart from a Latin word, on its line', () => {
  expect(fixedSpaces('Talabat وDeliveroo، وواجهة وUSB')).toBe('Talabat و\u202fDeliveroo، وواجهة و\u202fUSB')
  expect(fixedSpaces('بين 15 و16، و PCI')).toBe('بين 15 و16، و PCI')
})

test('dates and amounts stay on one line', () => {
  expect(fixedSpaces('On 1 July 2027, by 31 March, valid until 31 December 2099')).toBe(
    'On 1\u00a0July\u00a02027, by 31\u00a0March, valid until 31\u00a0December\u00a02099',
  )
  expect(fixedSpaces('قبل 31 مارس، في 14 أكتوبر 2026')).toBe('قبل 31\u00a0مارس، في 14\u00a0أكتوبر\u00a02026')
  expect(fixedSpaces('رقم 106 لسنة 2025، وتعديله')).toBe('رقم 106 لسنة\u00a02025، وتعديله')
  expect(fixedSpaces('AED 50 million, 3 Marches')).toBe('AED\u00a050\u00a0million, 3 Marches')
  expect(fixedSpaces('50 مليون درهم، 10,000 درهم')).toBe('50\u00a0مليون درهم، 10,000\u00a0درهم')
})

test.each([
  ['139 of 160: 86.9% (80.8 to 91.3)', '139 of 160: 86.9% (80.8\u00a0to\u00a091.3)'],
  ['(80.8 إلى 91.3)', '(80.8\u00a0إلى\u00a091.3)'],
])('keeps an interval in brackets on one line: %s', (text, expected) => {
  expect(fixedSpaces(text)).toBe(expected)
})

test('ordinary spaces are back where a text is read as plain text', () => {
  for (const text of ['PCI DSS and WCAG 2.2 by 1 July 2027 for AED 5 million', 'اختبار وAPI في 1 يوليو 2027'])
    expect(ordinarySpaces(fixedSpaces(text))).toBe(text)
})
