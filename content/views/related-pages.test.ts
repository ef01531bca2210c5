/** @jest-environment node */
import { catalogueItems } from '@/content/catalogue'

import { relatedPages } from './related-pages'

describe('relatedPages', () => {
  it('returns services and products', () => {
    const related = [catalogueItems('products')[0], catalogueItems('services').at(-1)].flatMap((item) => item ?? [])
    const slugs = related.map(({ slug }) => slug)
    expect(slugs).toHaveLength(2)
    expect(relatedPages('services', 'vapt', slugs)).toEqual(related)
  })

  it('throws an error that names the folder when a page does not exist', () => {
    expect(() => relatedPages('services', 'vapt', ['teapots'])).toThrow(/content\/services\/vapt.*"teapots"/)
  })
})
