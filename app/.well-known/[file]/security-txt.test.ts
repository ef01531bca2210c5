/** @jest-environment node */
import { securityTxt } from './security-txt'

const facts = {
  siteUrl: 'https://www.firm.ae',
  contact: 'security@firm.ae',
  expires: '2027-10-31',
  languages: ['en', 'ar'],
}

test('has the fields of RFC 9116, one on each line', () => {
  expect(securityTxt(facts)).toBe(`Contact: mailto:security@firm.ae
Expires: 2027-10-31T23:59:59+04:00
Preferred-Languages: en, ar
Canonical: https://www.firm.ae/.well-known/security.txt
`)
})

test('accepts a form as the contact', () => {
  expect(securityTxt({ ...facts, contact: 'https://www.firm.ae/report' })).toMatch(
    /^Contact: https:\/\/www\.firm\.ae\/report\n/,
  )
})

test('gives the same text for the same settings at any time', () => {
  const [first, second] = ['2026-11-23', '2028-01-01'].map((day) => {
    jest.useFakeTimers({ now: new Date(day) })
    return securityTxt(facts)
  })
  expect(first).toBe(second)
})
