/** @jest-environment node */
import { appIds, apps, type Store } from '@/content/apps'
import { catalogueItems } from '@/content/catalogue'
import { site } from '@/content/site'
import { found } from '@/lib/found'

import { softwareApplication } from './software-application'

const [first] = catalogueItems('products')
const item = found(first, 'the first product')

/** The node of the same product with another folder. */
const node = (slug: string, locale: 'en' | 'ar' = 'en') => softwareApplication({ ...item, slug }, locale)

afterEach(() => jest.restoreAllMocks())

test('makes products in app stores mobile applications and the others software', () => {
  for (const { product } of Object.values(apps)) expect(node(product)['@type']).toBe('MobileApplication')
  expect(node('no-app')['@type']).toBe('SoftwareApplication')
})

test('names the operating systems that the page names as platforms', () => {
  const systems = (...platforms: string[]) => {
    const copy = { ...item.entry.copy.ar, platforms: platforms.map((name) => ({ name, text: 'نص.' })) }
    const product = { ...item, entry: { ...item.entry, copy: { en: copy, ar: copy } } }
    return softwareApplication(product, 'ar').operatingSystem
  }
  expect(systems('Android', 'iOS')).toBe('iOS, Android')
  expect(systems('Android')).toBe('Android')
  expect(systems('المتصفح')).toBeUndefined()
})

test('names the modules of the page as features', () => {
  expect(node(item.slug, 'ar').featureList).toEqual(item.entry.copy.ar.modules.map(({ name }) => name))
  expect(node(item.slug, 'ar').description).toBe(item.copy.ar.intro.text)
})

test.each(appIds)('uses the install addresses of %s that the owner has set', (id) => {
  const { product, stores } = apps[id]
  const withAddresses = (addresses: Partial<Record<Store, string>>) => {
    jest.replaceProperty(site.apps, id, { ...site.apps[id], stores: addresses })
    return node(product).installUrl
  }
  expect(withAddresses({ [stores[0]]: 'https://store.example/app' })).toEqual(['https://store.example/app'])
  expect(withAddresses({})).toBeUndefined()
})
