import { aboutPage } from '@/content/pages'
import type { Owner } from '@/content/schema/owner'
import { type Locale, localeConfig } from '@/lib/locale'

import { companyParts, PARTS } from './company'
import { SHOWN_ON_ABOUT } from './company-selections'

/** What /about is going to show or, once the owner has filled slots, which of them follow. */
export function aboutText(locale: Locale, owner?: Owner): string {
  const { text, filled, parts } = aboutPage[locale]
  const shown = companyParts(SHOWN_ON_ABOUT, locale, owner)
  const names = PARTS.filter((part) => shown[part].length > 0).map((part) => parts[part])
  return names.length > 0 ? filled({ parts: new Intl.ListFormat(localeConfig[locale].tag).format(names) }) : text
}
