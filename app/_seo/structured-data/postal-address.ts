import type { PostalAddress } from 'schema-dts'

import type { Localized, Locale } from '@/lib/locale'

const locality: Localized<string> = { en: 'Dubai', ar: 'دبي' }

/** The company's address: the city, and the street where the page shows it. The UAE has no postal codes. */
export const postalAddress = (locale: Locale, streetAddress?: string) =>
  ({
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality: locality[locale],
    addressCountry: 'AE',
  }) satisfies PostalAddress
