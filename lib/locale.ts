export const locales = ['en', 'ar'] as const

export type Locale = (typeof locales)[number]

/** One value per language: leaving one out does not compile. */
export type Localized<T> = Readonly<Record<Locale, T>>

interface LocaleFacts {
  /** BCP 47 tag of the documents, as in `<html lang>` and hreflang. */
  tag: string
  dir: 'ltr' | 'rtl'
  /** Open Graph's own form of the tag. */
  openGraph: string
  /** The language's name in itself. */
  nativeName: string
  /** What its routes start with; English lives at the root. */
  prefix: '' | '/ar'
}

export const localeFacts: Localized<LocaleFacts> = {
  en: { tag: 'en-AE', dir: 'ltr', openGraph: 'en_GB', nativeName: 'English', prefix: '' },
  ar: { tag: 'ar-AE', dir: 'rtl', openGraph: 'ar_AR', nativeName: 'العربية', prefix: '/ar' },
}

/** The language that the switch on a page of `locale` leads to. */
export const otherLocale: Localized<Locale> = { en: 'ar', ar: 'en' }
