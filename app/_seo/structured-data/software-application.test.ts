/** @jest-environment node */
import { catalogueItem, catalogueItems } from '@/content/catalogue'
import { site } from '@/content/site'

import { softwareApplication } from './software-application'

const node = (slug: string, locale: 'en' | 'ar' = 'en') => softwareApplication(catalogueItem('products', slug), locale)

afterEach(() => jest.restoreAllMocks())

test('makes products in app stores mobile applications and the others software', () => {
  expect([node('swin')['@type'], node('lahfa')['@type']]).toEqual(['MobileApplication', 'MobileApplication'])
  expect(node('restaurant-pos')['@type']).toBe('SoftwareApplication')
})

test('names the operating systems of the page, the same in both languages', () => {
  expect(node('swin').operatingSystem).toBe('iOS, Android')
  expect(node('lahfa').operatingSystem).toBe('Android')
  expect(node('restaurant-pos').operatingSystem).toBeUndefined()
  for (const { slug } of catalogueItems('products')) {
    expect([slug, node(slug, 'ar').operatingSystem]).toEqual([slug, node(slug).operatingSystem])
  }
})

test('names the modules of the page as features', () => {
  expect(node('swin', 'ar').featureList).toEqual(
    catalogueItem('products', 'swin').entry.copy.ar.modules.map(({ name }) => name),
  )
  expect(node('swin', 'ar').description).toBe(catalogueItem('products', 'swin').copy.ar.intro.text)
})

test('uses the install addresses that the owner has set', () => {
  jest.replaceProperty(site.stores, 'swin', { ios: 'https://store.example/swin', android: '' })
  expect(node('swin').installUrl).toEqual(['https://store.example/swin'])
  jest.replaceProperty(site.stores, 'swin', { ios: '', android: '' })
  expect(node('swin').installUrl).toBeUndefined()
})
