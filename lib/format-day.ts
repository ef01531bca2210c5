import type { Locale } from './locale'

const tags: Readonly<Record<Locale, string>> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' }

const KINDS = {
  day: { dateStyle: 'long' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
} as const

/** Cached, because creating a format takes as long as using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function format(kind: keyof typeof KINDS, locale: Locale, day: Date | number): string {
  const key = kind + locale
  const known = formats.get(key) ?? new Intl.DateTimeFormat(tags[locale], { ...KINDS[kind], timeZone: 'UTC' })
  formats.set(key, known)
  return known.format(day)
}

/** Formats a `YYYY-MM-DD` day in a language: 1 November 2026, 1 نوفمبر 2026. */
export const formatDay = (day: string, locale: Locale): string => format('day', locale, new Date(day))

/** Formats the month of a `YYYY-MM-DD` day in a language: November 2026, نوفمبر 2026. */
export const formatMonth = (day: string, locale: Locale): string => format('month', locale, new Date(day))

/** Names a day of the week, from Sunday, which is 0: Thursday, الخميس. */
export const formatWeekday = (day: number, locale: Locale): string =>
  // 1 November 2026 is a Sunday.
  format('weekday', locale, Date.UTC(2026, 10, 1 + day))
