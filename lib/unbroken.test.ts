import { unbroken } from './unbroken'

test('a hyphenated word stays on one line', () => {
  expect(unbroken('One-time codes, a point-of-sale system, إدارة Oracle E-Business Suite')).toBe(
    'One-\u2060time codes, a point-\u2060of-\u2060sale system, إدارة Oracle E-\u2060Business Suite',
  )
})

test('the name of a standard stays on one line', () => {
  expect(unbroken('معيار PCI DSS 4.0.1، PINT AE و UAE IA')).toBe('معيار PCI\u00a0DSS 4.0.1، PINT\u00a0AE و UAE\u00a0IA')
  expect(unbroken('the UAE Central Bank, RESTORE DATABASE')).toBe('the UAE Central Bank, RESTORE DATABASE')
})

test('an Arabic “and” stands apart from a Latin word, on its line', () => {
  expect(unbroken('Talabat وDeliveroo، وواجهة وUSB')).toBe('Talabat و\u202fDeliveroo، وواجهة و\u202fUSB')
  expect(unbroken('بين 15 و16، و PCI')).toBe('بين 15 و16، و PCI')
})

test('a percent sign stays at the right of its number after an Arabic word', () => {
  expect(unbroken('139 من 160: 86.9% (80.8)، دون 90%')).toBe('139 من 160: \u200f86.9% (80.8)، دون \u200f90%')
  expect(unbroken('85%، ضريبة VAT 5%')).toBe('85%، ضريبة VAT 5%')
})

test('a dash between words, a minus and a trailing hyphen are left as they are', () => {
  const text = 'pre- and post-. From -5 to 5 - and back'
  expect(unbroken(text)).toBe(text)
})
