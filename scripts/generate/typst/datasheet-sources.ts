import { formatDay } from '@/lib/format-day'
import { datasheetMessages, messages } from '@/content/messages'
import { type PageSource, sourcesOf } from '@/content/sources'
import { type Locale, localeConfig } from '@/lib/locale'

import { prepared } from './document-data'
import { leftToRight } from './isolate-latin'

const NO_BREAK_SPACE = '\u00a0'

const day = (checked: string, locale: Locale) => formatDay(checked, locale).replaceAll(' ', NO_BREAK_SPACE)

/** The most frequent day, the first if several are; empty if there is none. */
function usualDay(sources: readonly PageSource[]): string {
  const days = sources.map(({ checked }) => checked)
  const count = (value: string) => days.filter((one) => one === value).length
  return days.toSorted((a, b) => count(b) - count(a))[0] ?? ''
}

/**
 * The sources at the end of a sheet: those of its page, with the same numbers. The usual day is above the list, which
 * has no room for a day beside each entry.
 */
export function sourcesData(path: string, locale: Locale) {
  const sources = sourcesOf(path, locale)
  const { sources: headingWithoutDay, noAdvice } = messages[locale].sections
  const words = datasheetMessages[locale]
  const usual = usualDay(sources)
  const heading = usual ? words.sources({ day: day(usual, locale) }) : headingWithoutDay({ count: sources.length })
  return {
    heading: prepared(heading, locale, 'heading'),
    note: prepared(noAdvice, locale),
    separator: localeConfig[locale].semicolon,
    entries: sources.map((source) => ({
      number: source.number,
      documents: source.documents.map(({ name, lang, url = '' }) => ({
        // Isolates an English name among Arabic ones, so that it reads from left to right as a whole.
        name: lang === locale ? prepared(name, locale, 'name') : leftToRight(name),
        lang,
        url,
      })),
      checked: source.checked === usual ? '' : day(source.checked, locale),
    })),
  }
}
