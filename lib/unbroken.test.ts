/** @jest-environment node */
import { unbroken } from './unbroken'

test('a hyphenated word stays on one line', () => {
  expect(unbroken('One-time codes, a point-of-sale system, إدارة Oracle E-Business Suite')).toBe(
    'One-\u2060time codes, a point-\u2060of-\u2060sale system, إدارة Oracle E-\u2060Business Suite',
  )
})

test('the name of a standard stays on one line', () => {
  expect(unbroken('معيار PCI DSS 4.0.1، PINT AE و UAE IA')).toBe('معيار PCI\u00a0DSS 4.0.1، PINT\u00a0AE و UAE\u00a0IA')
  expect(unbroken('إرشادات WCAG 2.2 AA')).toBe('إرشادات WCAG\u00a02.2 AA')
  expect(unbroken('the UAE Central Bank, RESTORE DATABASE')).toBe('the UAE Central Bank, RESTORE DATABASE')
})

test('an Arabic “and” stands apart from a Latin word, on its line', () => {
  expect(unbroken('Talabat وDeliveroo، وواجهة وUSB')).toBe('Talabat و\u202fDeliveroo، وواجهة و\u202fUSB')
  expect(unbroken('بين 15 و16، و PCI')).toBe('بين 15 و16، و PCI')
})

test('dates and amounts stay on one line', () => {
  expect(unbroken('On 1 July 2027, by 31 March, valid until 31 December 2099')).toBe(
    'On 1\u00a0July\u00a02027, by 31\u00a0March, valid until 31\u00a0December\u00a02099',
  )
  expect(unbroken('قبل 31 مارس، في 14 أكتوبر 2026')).toBe('قبل 31\u00a0مارس، في 14\u00a0أكتوبر\u00a02026')
  expect(unbroken('رقم 106 لسنة 2025، وتعديله')).toBe('رقم 106 لسنة\u00a02025، وتعديله')
  expect(unbroken('AED 50 million, 3 Marches')).toBe('AED\u00a050\u00a0million, 3 Marches')
  expect(unbroken('50 مليون درهم، 10,000 درهم')).toBe('50\u00a0مليون درهم، 10,000\u00a0درهم')
})

test('a percent sign stays at the right of its number after an Arabic word', () => {
  expect(unbroken('139 من 160: 86.9% (80.8)، دون 90%')).toBe('139 من 160: \u200f86.9% (80.8)، دون \u200f90%')
  expect(unbroken('85%، ضريبة VAT 5%')).toBe('85%، ضريبة VAT 5%')
})

test('a dash between words, a minus and a trailing hyphen are left as they are', () => {
  const text = 'pre- and post-. From -5 to 5 - and back'
  expect(unbroken(text)).toBe(text)
})

test.each([
  ['139 of 160: 86.9% (80.8 to 91.3)', '139 of 160: 86.9% (80.8\u00a0to\u00a091.3)'],
  ['(80.8 إلى 91.3)', '(80.8\u00a0إلى\u00a091.3)'],
])('keeps an interval in brackets on one line: %s', (text, expected) => {
  expect(unbroken(text)).toBe(expected)
})
