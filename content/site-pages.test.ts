/** @jest-environment node */
import { readdirSync } from 'node:fs'

import { content } from './content'
import { heroSlides } from './hero-slides'
import { pagePaths } from './page-paths'
import { sitePaths } from './site-pages'

const folders = (kind: string) =>
  readdirSync(`content/${kind}`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

/** docs/specification.md. Whatever the owner adds or takes away, these stay. */
test('the site has the specified pages', () => {
  const specified = [
    '/',
    '/services',
    '/products',
    '/partners',
    '/about',
    '/contact',
    '/swin-account',
    '/lahfa-account',
  ]
  expect(Object.values(pagePaths)).toEqual(expect.arrayContaining(specified))
})

test('each folder of a service, a product or a sample is a page, and there are no others', () => {
  const paths = [
    ...Object.values(pagePaths),
    ...folders('services').map((slug) => `/services/${content.services[slug]?.meta.group}/${slug}`),
    ...folders('products').map((slug) => `/products/${content.products[slug]?.meta.group}/${slug}`),
    ...folders('samples').map((slug) => `/samples/${slug}`),
  ]
  expect(sitePaths.toSorted()).toEqual(paths.toSorted())
})

test('the hero slides lead to pages of the catalogue', () => {
  const { slides } = content.pages.home.meta
  expect(Object.keys(heroSlides).toSorted()).toEqual(slides.map(({ id }) => id).toSorted())
  for (const { id, page } of slides) {
    expect(sitePaths).toContain(heroSlides[id].path)
    expect(heroSlides[id].path.endsWith(`/${page}`)).toBe(true)
  }
})
