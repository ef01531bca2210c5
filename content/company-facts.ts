import type { Locale } from '@/lib/locale'

import { messages } from './messages'
import { site } from './site'
import type { NamedText } from './types'

/** What the owner has set about the company's registration and support. Unset facts are left out. */
export function companyFacts(locale: Locale): readonly NamedText[] {
  const names = messages[locale].companyFacts
  const values: Readonly<Record<keyof typeof names, string>> = {
    legalName: site.legalName[locale],
    licenceNumber: site.licenceNumber,
    taxNumber: site.taxNumber,
    supportHours: site.supportHours[locale],
  }
  return (Object.keys(values) as (keyof typeof names)[])
    .filter((fact) => values[fact])
    .map((fact) => ({ name: names[fact], text: values[fact] }))
}
