/** @jest-environment node */
import { locales } from '@/lib/locale'

import { type CatalogueItem, catalogueItem } from './catalogue'
import { texts } from './page-copy'
import { items } from './page-copy.fixture'
import { relatedPages } from './related-pages'
import type { CatalogueCopy, ProductCopy, ServiceCopy } from './types'

/** Number of words on a page. */
const PAGE_WORDS = { min: 450, max: 900 }

/** The number of words on a page, without its metadata, the menus and the screens. */
function countWords(copy: CatalogueCopy & Partial<ServiceCopy & ProductCopy>): number {
  const { intro, bullets, audience, steps, deliverables, standards, measures, questions } = copy
  const { modules, platforms, integrations, security, rollout } = copy
  const counted = [intro, bullets, audience, steps, deliverables, standards, measures, questions]
  return [...counted, modules, platforms, integrations, security, rollout]
    .flatMap((part) => texts(part ?? ''))
    .reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0)
}

const cases = locales.flatMap((locale) => items.map((item) => ({ path: item.path, item, locale })))

test.each(cases)('$path has 450 to 900 words, $locale', ({ item, locale }) => {
  const words = countWords(item.copy[locale])
  expect(words).toBeGreaterThanOrEqual(PAGE_WORDS.min)
  expect(words).toBeLessThanOrEqual(PAGE_WORDS.max)
})

describe('related pages', () => {
  it('can be services and products', () => {
    expect(relatedPages('services', 'vapt', ['swin', 'siem'])).toEqual([
      catalogueItem('products', 'swin'),
      catalogueItem('services', 'siem'),
    ] satisfies CatalogueItem[])
  })

  it('that do not exist throw an error with the folder that names them', () => {
    expect(() => relatedPages('services', 'vapt', ['siem', 'teapots'])).toThrow(/content\/services\/vapt.*"teapots"/)
  })
})
