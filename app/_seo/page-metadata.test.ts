/** @jest-environment node */
import { absoluteUrl, alternateUrls, pageMetadata } from './page-metadata'

jest.mock('@/content/site', () => ({
  site: { url: 'https://site.example', brand: { en: 'Palm', ar: 'نخلة' } },
}))

const facts = { path: '/contact', title: 'Write', description: 'How to reach us.' }

describe('absoluteUrl', () => {
  it.each([
    ['en', '/', 'https://site.example'],
    ['ar', '/', 'https://site.example/ar'],
    ['en', '/contact', 'https://site.example/contact'],
    ['ar', '/contact', 'https://site.example/ar/contact'],
  ] as const)('writes %s %s without a trailing slash', (locale, path, url) => {
    expect(absoluteUrl(locale, path)).toBe(url)
  })
})

test('lists both languages as alternates, with English as the default', () => {
  expect(alternateUrls('/contact')).toEqual({
    'en-AE': 'https://site.example/contact',
    'ar-AE': 'https://site.example/ar/contact',
    'x-default': 'https://site.example/contact',
  })
})

describe('pageMetadata', () => {
  it.each([
    ['en', 'Write | Palm', 'Palm', 'https://site.example/contact', '/social/contact.jpg'],
    ['ar', 'Write | نخلة', 'نخلة', 'https://site.example/ar/contact', '/social/contact.ar.jpg'],
  ] as const)('%s: uses the same title and description in all tags', (locale, title, brand, url, image) => {
    const metadata = pageMetadata({ ...facts, locale })
    expect(metadata.metadataBase).toEqual(new URL('https://site.example'))
    const types = { 'text/markdown': `${url}.md` }
    expect(metadata.alternates).toEqual({ canonical: url, languages: alternateUrls('/contact'), types })
    for (const tags of [metadata, metadata.openGraph, metadata.twitter]) {
      expect(tags).toMatchObject({ title, description: 'How to reach us.' })
    }
    const card = { url: image, alt: 'Write' }
    const images = [{ ...card, width: 1200, height: 630 }]
    expect(metadata.openGraph).toMatchObject({ siteName: brand, url, images })
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', images: [card] })
  })

  it('names the other language as the alternate Open Graph locale', () => {
    expect(pageMetadata({ ...facts, locale: 'en' }).openGraph).toMatchObject({
      locale: 'en_GB',
      alternateLocale: 'ar_AR',
    })
    expect(pageMetadata({ ...facts, locale: 'ar' }).openGraph).toMatchObject({
      locale: 'ar_AR',
      alternateLocale: 'en_GB',
    })
  })
})
