import type { Locale, Localized } from '@/lib/locale'

import { site } from './site'
import type { NamedText } from './types'

type Fact = 'legalName' | 'licenceNumber' | 'taxNumber' | 'supportHours'

const names: Localized<Readonly<Record<Fact, string>>> = {
  en: {
    legalName: 'Legal name',
    licenceNumber: 'Trade licence number',
    taxNumber: 'Tax registration number (TRN)',
    supportHours: 'Support hours',
  },
  ar: {
    legalName: 'الاسم القانوني',
    licenceNumber: 'رقم الرخصة التجارية',
    taxNumber: 'رقم التسجيل الضريبي',
    supportHours: 'ساعات الدعم الفني',
  },
}

/** What the owner has set of the company's registration and support; nothing of what is not set. */
export function companyFacts(locale: Locale): readonly NamedText[] {
  const values: Readonly<Record<Fact, string>> = {
    legalName: site.legalName[locale],
    licenceNumber: site.licenceNumber,
    taxNumber: site.taxNumber,
    supportHours: site.supportHours[locale],
  }
  return (Object.keys(values) as Fact[])
    .filter((fact) => values[fact])
    .map((fact) => ({ name: names[locale][fact], text: values[fact] }))
}
