import { sitePages } from '@/content/site-pages'
import { RESULT_TITLE } from '@/content/schema/catalogue'
import { site } from '@/content/site'
import { localizePath } from '@/lib/localize-path'
import { type Localized, locales } from '@/lib/locale'

/** A line for each page whose title, with the brand after it, is longer than result lists show. */
export function longTitles(brand: Localized<string> = site.brand): readonly string[] {
  return locales.flatMap((locale) => {
    return sitePages.flatMap(({ path, copy }) => {
      const { title, documentTitle = title } = copy[locale]
      const shown = `${documentTitle} | ${brand[locale]}`
      const beyond = shown.length - RESULT_TITLE
      return beyond > 0 ? [`${localizePath(locale, path)}: “${shown}” is ${beyond} characters too long.`] : []
    })
  })
}
