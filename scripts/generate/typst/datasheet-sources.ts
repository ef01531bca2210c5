import { formatDay } from '@/lib/format-day'
import { datasheetMessages } from '@/content/messages/datasheet'
import { sourceSeparators, sourcesOf } from '@/content/sources'
import type { Locale } from '@/lib/locale'

import { prepared } from './document-data'
import { leftToRight } from './isolate-latin'

const NO_BREAK_SPACE = '\u00a0'

const count = (values: readonly string[], value: string) => values.filter((one) => one === value).length

/** The most frequent value, the first if several are; empty if there is none. */
const mostFrequent = (values: readonly string[]): string =>
  values.toSorted((a, b) => count(values, b) - count(values, a))[0] ?? ''

const day = (checked: string, locale: Locale) => formatDay(checked, locale).replaceAll(' ', NO_BREAK_SPACE)

/** The sources at the end of a sheet: those of its page, with the same numbers. */
export function sourcesData(path: string, locale: Locale) {
  const sources = sourcesOf(path, locale)
  const usual = mostFrequent(sources.map(({ checked }) => checked))
  return {
    heading: usual && prepared(datasheetMessages[locale].sources({ day: day(usual, locale) }), locale, 'heading'),
    separator: sourceSeparators[locale],
    entries: sources.map(({ number, documents, checked }) => ({
      number,
      documents: documents.map(({ name, lang, url = '' }) => ({
        // Isolates an English name among Arabic ones, so that it reads from left to right as a whole.
        name: lang === locale ? prepared(name, locale, 'name') : leftToRight(name),
        lang,
        url,
      })),
      day: checked === usual ? '' : day(checked, locale),
    })),
  }
}
