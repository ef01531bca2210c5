/** @jest-environment node */
import { catalogueItem } from '@/content/catalogue'
import { type Locale, locales } from '@/lib/locale'
import { mapTree } from '@/lib/tree'

import { typeset } from './compiler'
import { sheetData } from './datasheet-data'
import { profileData } from './profile'
import { socialCard } from './social-cards'

/*
 * Longer words, longer names and more of everything never stop a document: its type becomes a little smaller, or it goes on
 * on further pages, and the report of `npm run generate` says so.
 */
const COMPILE_MS = 60_000

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'
const pictures = Array.from({ length: 20 }, () => picture)

/** What is no text, or has its place in another way. */
const FIXED = ['kind', 'url', 'lang', 'mark', 'dir', 'language', 'region', 'colours', 'qr', 'icon', 'brand', 'page']

/** A value in which every text stands `times` times. */
const longer = <T>(data: T, times: number): T =>
  mapTree(data, (value, place) =>
    typeof value === 'string' && !place.some((key) => FIXED.includes(String(key)))
      ? Array<string>(times).fill(value).join(' ')
      : value,
  ) as T

/** Brands of 60 letters. */
const BRANDS: Readonly<Record<Locale, object>> = {
  en: { name: 'International', rest: 'Advanced Software Engineering & Digital Company' },
  ar: { name: 'المؤسسة', rest: 'الدولية المتقدمة لهندسة البرمجيات والحلول الرقمية' },
}
const WORD: Readonly<Record<Locale, string>> = { en: 'Software'.repeat(7), ar: 'البرمجيات'.repeat(6) }

describe.each(locales)('in %s', (locale) => {
  const profile = profileData(locale)
  const sheet = sheetData(catalogueItem('products', 'swin'), locale)

  test(
    'the profile has a page for each chapter, and more for twice the words or twice the catalogue',
    () => {
      const usual = typeset('profile.typ', { ...profile, pictures })
      expect(usual.pages).toBeGreaterThanOrEqual(6 + profile.groups.length)
      const words = typeset('profile.typ', { ...longer(profile, 2), pictures })
      expect(words.pages).toBeGreaterThan(usual.pages)
      expect(words.remarks.length).toBeGreaterThan(0)
      const groups = profile.groups.map((group) => ({ ...group, items: [...group.items, ...group.items] }))
      const standards = { ...profile.standards, items: [...profile.standards.items, ...profile.standards.items] }
      const company = { ...profile.company, rows: [...profile.company.rows, ...profile.company.rows] }
      const brand = BRANDS[locale]
      const more = typeset('profile.typ', { ...profile, groups, standards, company, brand, pictures })
      expect(more.pages).toBeGreaterThan(usual.pages)
    },
    COMPILE_MS,
  )

  test(
    'a datasheet goes on on further pages',
    () => {
      const { pages, remarks } = typeset('datasheet.typ', { ...longer(sheet, 3), pictures })
      expect(pages).toBeGreaterThan(2)
      expect(remarks).toContain('more than two pages')
    },
    COMPILE_MS,
  )

  test.each([
    ['three times the words', (data: object) => longer(data, 3)],
    ['a brand of 60 letters', (data: object) => ({ ...data, brand: BRANDS[locale] })],
    ['a brand of one long word', (data: object) => ({ ...data, brand: { name: WORD[locale], rest: '' } })],
  ])('a card and a sheet take %s', (_, change) => {
    expect(typeset('card.typ', { ...change(socialCard('/', locale).data()), pictures }).pages).toBe(1)
    expect(typeset('datasheet.typ', { ...change(sheet), pictures }).pages).toBeGreaterThanOrEqual(2)
    expect(typeset('wordmark.typ', change(socialCard('/', locale).data())).pages).toBe(1)
  })
})

test.each([
  'Odoo',
  'International Business Machines Middle East',
  'Internationaladvancedsoftware',
  'شركة الحلول الذكية',
])('the wordmark of %s has one page', (name) => {
  expect(typeset('partner-wordmark.typ', { name, width: 200, height: 80, colour: '#112233' }).pages).toBe(1)
})
