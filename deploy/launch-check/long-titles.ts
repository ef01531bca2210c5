import { copyByPath } from '@/content/page-copy'
import { RESULT_TITLE } from '@/content/schema/catalogue'
import { site } from '@/content/site'
import { localizePath } from '@/lib/localize-path'
import { type Localized, locales } from '@/lib/locale'

/** A line for each page whose title, with the brand behind it, is longer than result lists show. */
export function longTitles(brand: Localized<string> = site.brand): readonly string[] {
  return locales.flatMap((locale) => {
    const copies: Readonly<Record<string, { title: string; documentTitle?: string }>> = copyByPath(locale)
    return Object.entries(copies).flatMap(([path, { title, documentTitle = title }]) => {
      const shown = `${documentTitle} | ${brand[locale]}`
      const beyond = shown.length - RESULT_TITLE
      return beyond > 0 ? [`${localizePath(locale, path)}: “${shown}” is ${beyond} characters too long.`] : []
    })
  })
}
