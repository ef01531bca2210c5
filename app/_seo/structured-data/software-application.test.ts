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

test('names the operating systems that the page names as platforms', () => {
  const systems = (...platforms: string[]) => {
    const copy = { ...item.entry.copy.ar, platforms: platforms.map((name) => ({ name, text: 'نص.' })) }
    const product = { ...item, entry: { ...entry, copy: { en: copy, ar: copy } } }
    return softwareApplication(product, 'ar').operatingSystem
  }
  expect(systems('Android', 'iOS')).toBe('iOS, Android')
  expect(systems('Android')).toBe('Android')
  expect(systems('المتصفح')).toBeUndefined()
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
