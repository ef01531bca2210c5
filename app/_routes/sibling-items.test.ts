/** @jest-environment node */
import { siblingItems } from './sibling-items'

jest.mock('@/content/catalogue', () => {
  const group = (...slugs: string[]) => ({ items: slugs.map((slug) => ({ slug })) })
  return { catalogue: { products: [group('a', 'b', 'c'), group('d', 'e', 'f', 'g'), group('h', 'i')], services: [] } }
})

describe('siblingItems', () => {
  it.each([
    { slug: 'e', minimum: 3, siblings: 'd f g', case: 'returns the group if it is large enough' },
    { slug: 'e', minimum: 2, siblings: 'd f g', case: 'returns the whole group if it is larger than the minimum' },
    { slug: 'b', minimum: 5, siblings: 'a c d e f', case: 'continues with the next group' },
    { slug: 'h', minimum: 5, siblings: 'i a b c d', case: 'continues with the first group after the last' },
    { slug: 'h', minimum: 99, siblings: 'i a b c d e f g', case: 'returns each page once if there are too few' },
  ])('$case', ({ slug, minimum, siblings }) => {
    expect(siblingItems('products', slug, minimum).map((item) => item.slug)).toEqual(siblings.split(' '))
  })

  it('throws if the page does not exist', () => {
    expect(() => siblingItems('services', 'a', 5)).toThrow('no page "a" among the services')
  })
})
