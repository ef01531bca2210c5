/** @jest-environment node */
import { catalogueItems } from '@/content/catalogue'
import { found } from '@/lib/found'
import { type Locale, locales } from '@/lib/locale'

import { typeset } from './compiler'
import { sheetData } from './datasheet-data'

const item = found(catalogueItems('services')[0], 'the first service')
const dataOf = (locale: Locale) => sheetData(item, locale)

const pictureSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'
const made = (data: object) => typeset('datasheet.typ', { ...data, pictures: [pictureSvg] })

// datasheets.output.test.ts reads the language and the tags of the files.
test.each(locales)('a sheet in %s has two pages', (locale) => {
  expect(made(dataOf(locale)).pages).toBe(2)
})

test('a sheet without dated statements has no sources', () => {
  const data = dataOf('en')
  const text = JSON.stringify(data, (key, value: unknown) => (key === 'notes' ? undefined : value))
  const without = { ...(JSON.parse(text) as typeof data), sources: { ...data.sources, entries: [] } }
  expect(made(without).pages).toBe(2)
})
