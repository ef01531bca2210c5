/** @jest-environment node */
import { type CatalogueItem, catalogueItem } from '@/content/catalogue'

import { relatedPages } from './related-pages'

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
