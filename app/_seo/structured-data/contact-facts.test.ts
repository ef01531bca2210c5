/** @jest-environment node */
import { settings } from '@/content/settings'

import { contactFacts } from './contact-facts'

const neutral = new Map(Object.entries(settings).map(([name, setting]) => [name, setting.neutral]))

test('names nothing that stands in for a setting', () => {
  expect(contactFacts('ar', neutral)).toEqual({})
})

test('names no phone number of zeros, however they are grouped', () => {
  expect(contactFacts('en', new Map([...neutral, ['SITE_PHONE', '+971 0 000 0000']]))).toEqual({})
})

test('names what the owner has set, in the language of the page', () => {
  const values = new Map([
    ...neutral,
    ['SITE_EMAIL', 'office@firm.ae'],
    ['SITE_PHONE', '+971 4 123 4567'],
    ['SITE_ADDRESS_LINE_1_AR', 'شارع الشيخ زايد'],
  ])
  const reach = { email: 'office@firm.ae', telephone: '+971 4 123 4567' }
  expect(contactFacts('ar', values)).toEqual({ ...reach, streetAddress: 'شارع الشيخ زايد' })
  expect(contactFacts('en', values)).toEqual(reach)
})
