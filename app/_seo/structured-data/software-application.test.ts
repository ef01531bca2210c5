/** @jest-environment node */
import { catalogueItem, catalogueItems } from '@/content/catalogue'
import { site } from '@/content/site'
import { products } from '@/generated/products'

import { softwareApplication } from './software-application'

const node = (slug: string, locale: 'en' | 'ar' = 'en') => softwareApplication(catalogueItem('products', slug), locale)

afterEach(() => jest.restoreAllMocks())

test('an app of the stores is one for phones; other products are software', () => {
  expect([node('swin')['@type'], node('lahfa')['@type']]).toEqual(['MobileApplication', 'MobileApplication'])
  expect(node('restaurant-pos')['@type']).toBe('SoftwareApplication')
})

test('operating systems are those that the page names, the same in both languages', () => {
  expect(node('swin').operatingSystem).toBe('iOS, Android')
  expect(node('lahfa').operatingSystem).toBe('Android')
  expect(node('restaurant-pos').operatingSystem).toBeUndefined()
  for (const { slug } of catalogueItems('products')) {
    expect([slug, node(slug, 'ar').operatingSystem]).toEqual([slug, node(slug).operatingSystem])
  }
})

test('its features are the modules that the page lists', () => {
  expect(node('swin', 'ar').featureList).toEqual(products.swin.copy.ar.modules.map(({ name }) => name))
  expect(node('swin', 'ar').description).toBe(products.swin.copy.ar.intro)
})

test('an app can be had where the owner says so, and only there', () => {
  jest.replaceProperty(site.stores, 'swin', { ios: 'https://store.example/swin', android: '' })
  expect(node('swin').installUrl).toEqual(['https://store.example/swin'])
  jest.replaceProperty(site.stores, 'swin', { ios: '', android: '' })
  expect(node('swin').installUrl).toBeUndefined()
})
