/** @jest-environment node */
import { catalogueItems } from '@/content/catalogue'
import { found } from '@/lib/found'
import { locales } from '@/lib/locale'

import { commonData } from './common-data'
import { typeset } from './compiler'
import { sheetData } from './datasheet-data'
import { datasheet } from './datasheets'
import { outputKey } from './outputs'
import { socialCard } from './social-cards'
import { wordmark } from './wordmarks'

/* The brand is a setting (SITE_BRAND_EN, SITE_BRAND_AR). Another brand needs other wordmarks, datasheets and cards. */
const brand = { en: 'Oasis Works', ar: 'واحة للأعمال' }
const settings = jest.requireMock<{ site: { brand: Record<string, string> } }>('@/content/site').site

jest.mock('@/content/site', () => {
  const { site } = jest.requireActual<{ site: object }>('@/content/site')
  return { site: { ...site } }
})

const item = found(catalogueItems('services')[0], 'the first service')
const standard = settings.brand

afterEach(() => {
  settings.brand = standard
})

/** The keys that decide whether an output is made again. */
const keys = (locale: 'en' | 'ar') => ({
  datasheet: outputKey(datasheet(item, locale)),
  card: outputKey(socialCard(item.path, locale)),
  wordmarkOnDark: outputKey(wordmark('dark', locale)),
  wordmarkOnLight: outputKey(wordmark('light', locale)),
})

describe.each(locales)('%s', (locale) => {
  it('another brand changes the keys of datasheets, cards and wordmarks', () => {
    const before = keys(locale)
    expect(keys(locale)).toEqual(before)
    settings.brand = brand
    const after = keys(locale)
    for (const output of Object.keys(before) as (keyof typeof before)[]) {
      expect(`${output} ${after[output]}`).not.toBe(`${output} ${before[output]}`)
    }
  })

  it('the data of all outputs contain the brand', () => {
    settings.brand = brand
    const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
    const { name, rest } = commonData(locale).brand
    expect(bare(`${name} ${rest}`)).toBe(brand[locale])
    expect(sheetData(item, locale)).toMatchObject({
      author: brand[locale],
      documentTitle: `${item.copy[locale].title} | ${brand[locale]}`,
      brand: { name, rest },
    })
  })

  it('another brand changes the drawing of the wordmark', () => {
    const before = typeset('wordmark.typ', commonData(locale))
    settings.brand = brand
    const after = typeset('wordmark.typ', commonData(locale))
    expect([before.pages, after.pages]).toEqual([1, 1])
    expect(after.svg() === before.svg()).toBe(false)
  })
})
