import { companyParts, type ShownOfCompany } from '@/components/sections/company/company-parts'
import { PROOF, REGISTRATION } from '@/content/company'
import { aboutPage } from '@/content/pages'
import type { Owner } from '@/content/schema/owner'
import { type Locale, localeConfig } from '@/lib/locale'

/** What /about shows of the company. */
export const SHOWN_ON_ABOUT: ShownOfCompany = { facts: [...REGISTRATION, ...PROOF], people: true, cases: 'all' }

/** What /about is going to show or, once the owner has filled slots, which of them follow. */
export function aboutText(locale: Locale, owner?: Owner): string {
  const { text, filled, parts } = aboutPage[locale]
  const shown = companyParts(SHOWN_ON_ABOUT, locale, owner)
  const names = (['facts', 'cases', 'people'] as const)
    .filter((part) => shown[part].length > 0)
    .map((part) => parts[part])
  return names.length > 0 ? filled({ parts: new Intl.ListFormat(localeConfig[locale].tag).format(names) }) : text
}
