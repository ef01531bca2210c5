import type { Locale } from '@/lib/locale'

/** Version printed on the datasheets. Update it and the date when texts of the pages change. */
export const CONTENT_VERSION = '1.0'

/** Year and month of the last change to the texts. */
export const CONTENT_DATE = '2026-11'

export const CONTENT_YEAR = CONTENT_DATE.slice(0, 4)

const tags: Readonly<Record<Locale, string>> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' }

/** A day, `YYYY-MM-DD`, in a language: 1 November 2026, 1 نوفمبر 2026. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** The content date in a language: November 2026, نوفمبر 2026. */
export function formatContentDate(locale: Locale): string {
  const format = new Intl.DateTimeFormat(tags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${CONTENT_DATE}-01T00:00:00Z`))
}
