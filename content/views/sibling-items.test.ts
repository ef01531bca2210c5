/** @jest-environment node */
import { catalogueItem, catalogueItems } from '@/content/catalogue'

import { siblingItems } from './sibling-items'

jest.mock('@/content/catalogue', () => {
  const group = (kind: string, ...slugs: string[]) => ({
    items: slugs.map((slug) => ({ kind, slug, entry: { related: slug === 'i' ? ['s', 'h'] : [] } })),
  })
  const catalogue = {
    products: [group('products', 'a', 'b', 'c'), group('products', 'd', 'e', 'f', 'g'), group('products', 'h', 'i')],
    services: [group('services', 's')],
  }
  const itemsOf = (kind: keyof typeof catalogue) => catalogue[kind].flatMap(({ items }) => items)
  return {
    catalogue,
    catalogueItems: itemsOf,
    catalogueItem: (kind: keyof typeof catalogue, slug: string) => itemsOf(kind).find((item) => item.slug === slug),
  }
})

test.each([
  { slug: 'e', minimum: 3, siblings: 'd f g', case: 'returns the group if it is large enough' },
  { slug: 'e', minimum: 2, siblings: 'd f g', case: 'returns the whole group if it is larger than the minimum' },
  { slug: 'b', minimum: 5, siblings: 'a c d e f', case: 'continues with the next group' },
  { slug: 'h', minimum: 5, siblings: 'i a b c d', case: 'continues with the first group after the last' },
  { slug: 'i', minimum: 5, siblings: 'h s a b c', case: 'continues with the related pages, each once' },
  { slug: 'h', minimum: 99, siblings: 'i a b c d e f g', case: 'returns each page once if there are too few' },
])('$case', ({ slug, minimum, siblings }) => {
  expect(catalogueItems('products').map((item) => item.slug)).toContain(slug)
  expect(siblingItems(catalogueItem('products', slug), minimum).map((item) => item.slug)).toEqual(siblings.split(' '))
})
