/** @jest-environment node */
import { catalogue } from '@/content/catalogue'
import { locales } from '@/lib/locale'

import { type Sheet, sheetData } from './datasheets-data'
import { withFittedSheet } from './datasheets-fit'

const group = catalogue.services[0]
const item = group?.items[0]
if (!group || !item) throw new Error('the catalogue has no services')
const sheet: Sheet = { item, groupTitle: { en: group.copy.en.title, ar: group.copy.ar.title } }

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>')
const files = { 'mark.svg': svg, 'picture.svg': svg }

const made = (data: object) =>
  withFittedSheet({ data, files, label: 'sample' }, ({ pages, pdf }) => ({ pages, bytes: pdf().toString('latin1') }))

test.each(locales)('a sheet in %s is one tagged page in its language', (locale) => {
  const { pages, bytes } = made(sheetData(sheet, locale))
  expect(pages).toBe(1)
  expect(bytes).toContain(`/Lang (${locale}-AE)`)
  expect(bytes).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test('more bullets than one page holds go on to a second', () => {
  const data = sheetData(sheet, 'en')
  expect(made({ ...data, bullets: [...data.bullets, ...data.bullets] }).pages).toBe(2)
})

test('what fits no two pages fails', () => {
  const data = sheetData(sheet, 'en')
  const bullets = Array.from({ length: 9 }, () => data.bullets).flat()
  expect(() => made({ ...data, bullets })).toThrow('do not fit two pages')
})

test('missing copy is named', () => {
  const copy = { ...item.copy, ar: { ...item.copy.ar, headline: ' ', bullets: item.copy.ar.bullets.slice(0, 5) } }
  const broken = { ...sheet, item: { ...item, copy } }
  expect(() => sheetData(broken, 'ar')).toThrow(`${item.slug}/ar.ts lacks headline, bullets (5 of 6)`)
})
