/** @jest-environment node */
import { type CatalogueItem, catalogueItem } from '@/content/catalogue'

import { relatedPages } from './related-pages'

describe('relatedPages', () => {
  it('returns services and products', () => {
    expect(relatedPages('services', 'vapt', ['swin', 'siem'])).toEqual([
      catalogueItem('products', 'swin'),
      catalogueItem('services', 'siem'),
    ] satisfies CatalogueItem[])
  })

  it('throws an error that names the folder when a page does not exist', () => {
    expect(() => relatedPages('services', 'vapt', ['siem', 'teapots'])).toThrow(/content\/services\/vapt.*"teapots"/)
  })
})
