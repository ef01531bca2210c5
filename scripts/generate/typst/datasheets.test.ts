/** @jest-environment node */
import { type CatalogueItem, catalogueItem } from '@/content/catalogue'
import type { ServiceCopy } from '@/content/types'
import { locales } from '@/lib/locale'

import { typeset } from './compiler'
import { sheetData } from './datasheet-data'

const item = catalogueItem('services', 'vapt')
const groupTitle = { en: 'Group', ar: 'مجموعة' }
const dataOf = (changed: CatalogueItem, locale: 'en' | 'ar') => sheetData({ item: changed, groupTitle }, locale)

const pictureSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'
const made = (data: object) => typeset('datasheet.typ', { ...data, pictures: [pictureSvg] })

/** The item with other words in one language. */
const withCopy = (locale: 'en' | 'ar', changes: Partial<ServiceCopy>): CatalogueItem => ({
  ...item,
  copy: { ...item.copy, [locale]: { ...item.copy[locale], ...changes } },
})

test.each(locales)('a sheet in %s has two tagged pages in its language', (locale) => {
  const { pages, pdf } = made(dataOf(item, locale))
  const bytes = pdf().toString('latin1')
  expect(pages).toBe(2)
  expect(bytes).toContain(`/Lang (${locale}-AE)`)
  expect(bytes).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test('words that do not fit two pages are an error', () => {
  const data = dataOf(item, 'en')
  const bullets = Array.from({ length: 3 }, () => data.bullets).flat()
  expect(() => made({ ...data, bullets })).toThrow('do not fit two pages')
})

test('a sheet without dated statements has no sources', () => {
  const data = dataOf(item, 'en')
  const without = { ...data, citations: {}, sources: { ...data.sources, entries: [] } }
  expect(made(without).pages).toBe(2)
})

test('missing words are named by file and field', () => {
  const { bullets, steps } = item.copy.ar as ServiceCopy
  const broken = withCopy('ar', {
    headline: ' ',
    bullets: bullets.slice(0, 5),
    steps: steps.map((step, index) => (index === 1 ? { ...step, result: '' } : step)),
    standards: [],
    measures: undefined,
  })
  expect(() => dataOf(broken, 'ar')).toThrow(
    'content/services/vapt/ar.ts lacks headline, steps[1].result, standards, measures, bullets (5 of 6)',
  )
  expect(() => dataOf(broken, 'en')).not.toThrow()
})
