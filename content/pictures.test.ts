/** @jest-environment node */
import { existsSync } from 'node:fs'

import { locales } from '@/lib/locale'

import { allItems } from './catalogue'
import { contactPage, homePage } from './pages'
import { allPictures, pictureAlt } from './pictures'

test('every picture has a master', () => {
  const masters = [...allPictures.values()].flatMap(({ master }) =>
    typeof master === 'string' ? master : Object.values(master),
  )
  expect(masters.length).toBeGreaterThan(0)
  expect(masters.filter((master) => !existsSync(master))).toEqual([])
})

test.each(locales)('two pictures of the site have two descriptions, %s', (locale) => {
  const alts = new Map([
    ...allItems.map(({ picture }) => [picture, pictureAlt(picture, locale)] as const),
    ['vision', homePage[locale].vision.pictureAlt] as const,
    ['tower', homePage[locale].towersAlt] as const,
    ...Object.entries(contactPage[locale].pictureAlts),
  ])
  const values = [...alts.values()]
  expect(values.filter((alt, index) => values.indexOf(alt) !== index)).toEqual([])
})
