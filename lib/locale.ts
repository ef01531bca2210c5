/** The languages of the site. English is at the root, Arabic under /ar. */
export const locales = ['en', 'ar'] as const

export type Locale = (typeof locales)[number]

/** A value for each language. TypeScript rejects a missing one. */
export type Localized<T> = Readonly<Record<Locale, T>>

interface LocaleConfig {
  /** BCP 47 tag of the documents, as in `<html lang>` and hreflang. */
  tag: string
  dir: 'ltr' | 'rtl'
  /** The language's name in that language. */
  nativeName: string
  /** Separates the items of a list within a line. */
  comma: string
  /** Separates such lists, and the documents of one source. */
  semicolon: string
}

/** How each language is tagged, directed and punctuated. */
export const localeConfig: Localized<LocaleConfig> = {
  en: { tag: 'en-AE', dir: 'ltr', nativeName: 'English', comma: ', ', semicolon: '; ' },
  ar: {
    tag: 'ar-AE',
    dir: 'rtl',
    nativeName: 'العربية',
    comma: '، ',
    semicolon: '؛ ',
  },
}

/** The language that the language switch leads to. */
export const otherLocale: Localized<Locale> = { en: 'ar', ar: 'en' }

/** Returns what `valueOf` returns for each language. */
export const mapLocales = <T>(valueOf: (locale: Locale) => T): Localized<T> => ({
  en: valueOf('en'),
  ar: valueOf('ar'),
})
