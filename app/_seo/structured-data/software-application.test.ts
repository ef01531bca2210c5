/** @jest-environment node */
import { catalogueItems } from '@/content/catalogue'
import { site } from '@/content/site'
import { found } from '@/lib/found'

import { softwareApplication } from './software-application'

const [first] = catalogueItems('products')
const item = found(first, 'the first product')
const { stores: _stores, ...entry } = item.entry

/** The node of a product that has these stores. */
const node = (stores: ('ios' | 'android')[] | undefined, locale: 'en' | 'ar' = 'en', slug = item.slug) =>
  softwareApplication({ ...item, slug, entry: { ...entry, ...(stores && { stores }) } }, locale)

afterEach(() => jest.restoreAllMocks())

test('makes products in app stores mobile applications and the others software', () => {
  expect(node(['android'])['@type']).toBe('MobileApplication')
  expect(node(undefined)['@type']).toBe('SoftwareApplication')
})

test('names the operating systems of the stores, the same in both languages', () => {
  for (const locale of ['en', 'ar'] as const) {
    expect(node(['ios', 'android'], locale).operatingSystem).toBe('iOS, Android')
    expect(node(['android'], locale).operatingSystem).toBe('Android')
    expect(node(undefined, locale).operatingSystem).toBeUndefined()
  }
})

test('names the modules of the page as features', () => {
  expect(node(undefined, 'ar').featureList).toEqual(item.entry.copy.ar.modules.map(({ name }) => name))
  expect(node(undefined, 'ar').description).toBe(item.copy.ar.intro.text)
})

test('uses the install addresses that the owner has set', () => {
  const swin = () => node(['ios', 'android'], 'en', 'swin').installUrl
  jest.replaceProperty(site.stores, 'swin', { ios: 'https://store.example/swin', android: '' })
  expect(swin()).toEqual(['https://store.example/swin'])
  jest.replaceProperty(site.stores, 'swin', { ios: '', android: '' })
  expect(swin()).toBeUndefined()
})
