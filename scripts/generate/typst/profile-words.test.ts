/** @jest-environment node */
import { allItems } from '@/content/catalogue'
import { locales } from '@/lib/locale'

import { profileWords } from './profile-words'

test.each(locales)('the profile names every service and product, and shows the steps of one service, %s', (locale) => {
  const { groups, standards, example } = profileWords(locale)
  const titles = allItems.map(({ copy }) => copy[locale].title)
  expect(groups.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(titles)
  expect(titles).toEqual(expect.arrayContaining(standards.items.map(({ name }) => name)))
  expect(example.heading).toContain(standards.items[0]?.name)
  expect(example.steps.length).toBeGreaterThan(0)
})
