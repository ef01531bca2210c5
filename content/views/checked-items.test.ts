/** @jest-environment node */
import { sitePaths } from '@/content/site-pages'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { profilePath } from '@/lib/page-files'

import { checkedItems } from './checked-items'

test.each(locales)('each thing to check has an address on this site, and a link of its own words, %s', (locale) => {
  const links = checkedItems(locale)
  const paths = [profilePath(locale), ...sitePaths.map((path) => localizePath(locale, path))]
  expect(links.filter(({ href }) => !paths.includes(href))).toEqual([])
  expect(new Set(links.map(({ title }) => title)).size).toBe(links.length)
})
