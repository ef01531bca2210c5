import type { Locale } from '@/lib/locale'

/** Edition of the datasheets, printed on each: both are raised when the words of the pages change. */
export const CONTENT_VERSION = '2.0'

/** Month of the newest change to the words, year and month. */
export const CONTENT_DATE = '2026-11'

const tags: Readonly<Record<Locale, string>> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' }

/** The month as a reader of the language writes it: November 2026, نوفمبر 2026. */
export function formatContentDate(locale: Locale): string {
  const format = new Intl.DateTimeFormat(tags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${CONTENT_DATE}-01T00:00:00Z`))
}
