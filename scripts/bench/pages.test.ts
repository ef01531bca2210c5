/** @jest-environment node */
import { sitePaths } from '@/content/site-pages'
import { localizePath } from '@/lib/localize-path'
import { locales } from '@/lib/locale'

import { benchPages, choosePages } from './pages'

it('measures pages of the site', () => {
  const all = locales.flatMap((locale) => sitePaths.map((path) => localizePath(locale, path)))
  for (const { address } of benchPages) expect(all).toContain(address)
})

it('selects a kind in both languages or in one', () => {
  expect(choosePages(['home', 'service-ar']).map(({ id }) => id)).toEqual(['home-en', 'home-ar', 'service-ar'])
})

it('names a page that does not exist', () => {
  expect(() => choosePages(['servce'])).toThrow('No page "servce"')
})
