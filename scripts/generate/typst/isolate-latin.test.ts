/** @jest-environment node */
import { isolateLatin, leftToRight } from './isolate-latin'

const isolated = (text: string) => isolateLatin(text, 'ar').replaceAll('\u2066', '<').replaceAll('\u2069', '>')

test.each([
  ['معايير ISO 27001، ISO 22301 وغيرها', 'معايير <ISO\u00a027001>، <ISO\u00a022301> وغيرها'],
  ['نظام Oracle E-Business Suite.', 'نظام <Oracle E-Business Suite>.'],
  ['شبكات EVM مع Hyperledger Fabric وBesu', 'شبكات <EVM> مع <Hyperledger Fabric> و<Besu>'],
  ['لغة C++ ومعيار ISO/IEC 27001:2022', 'لغة <C++> ومعيار <ISO/IEC 27001:2022>'],
  ['الثقة الصفرية (ZTA)', 'الثقة الصفرية <(ZTA)>'],
  ['بنسبة 5% وبعد 24/7 يومًا', 'بنسبة 5% وبعد 24/7 يومًا'],
])('in Arabic, %s', (text, expected) => {
  expect(isolated(text)).toBe(expected)
})

test('leaves English text alone', () => {
  expect(isolateLatin('ISO 27001, ISO 22301', 'en')).toBe('ISO 27001, ISO 22301')
})

test('isolates a phone number as a whole', () => {
  expect(leftToRight('+971 00 000 0000')).toBe('\u2066+971 00 000 0000\u2069')
})
