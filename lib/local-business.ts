import { site } from '@/content/site'
import { pagePaths } from '@/content/site-paths'

import type { Locale } from './locale'
import { socialCardPath } from './page-files'
import { absoluteUrl } from './page-metadata'

/** As the page says: Sunday to Thursday, 09:00 to 18:00. */
const OPENING = {
  dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  opens: '09:00',
  closes: '18:00',
}

const locality: Readonly<Record<Locale, string>> = { en: 'Dubai', ar: 'دبي' }

/** The company as a local business in the terms of schema.org, equal to what the contact page shows. */
export function localBusiness(locale: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${site.url}/#business`,
    name: site.brand[locale],
    url: absoluteUrl(locale, pagePaths.home),
    image: `${site.url}${socialCardPath(pagePaths.home, locale)}`,
    telephone: site.phone,
    email: site.emails[0],
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.addressLines[0][locale],
      addressLocality: locality[locale],
      addressCountry: 'AE',
    },
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', ...OPENING },
  }
}
