import type { Locale } from './locale'

const tags: Readonly<Record<Locale, string>> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' }

/** Formats a `YYYY-MM-DD` day in a language: 1 November 2026, 1 نوفمبر 2026. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** Formats the month of a `YYYY-MM-DD` day in a language: November 2026, نوفمبر 2026. */
export const formatMonth = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/** Names a day of the week, from Sunday, which is 0: Thursday, الخميس. */
export const formatWeekday = (day: number, locale: Locale): string =>
  // 1 November 2026 is a Sunday.
  new Intl.DateTimeFormat(tags[locale], { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 1 + day))
