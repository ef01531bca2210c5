import type { LocalBusiness } from 'schema-dts'

import { absoluteUrl } from '@/app/_seo/page-metadata'
import { officeHours } from '@/content/office-hours'
import { pagePaths } from '@/content/page-paths'
import { DAYS } from '@/content/schema/company'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { socialCardPath } from '@/lib/page-files'

import { contactFacts } from './contact-facts'
import { siteNodeId } from './node-id'
import { organizationRef } from './organization'
import { postalAddress } from './postal-address'

/** A reference to the company's office. */
export const localBusinessRef = { '@id': siteNodeId('business') }

/** The company's office, with the same facts as the contact page. */
export function localBusiness(locale: Locale) {
  const { streetAddress, ...reach } = contactFacts(locale)
  return {
    '@type': 'LocalBusiness',
    ...localBusinessRef,
    name: site.brand[locale],
    url: absoluteUrl(locale, pagePaths.home),
    image: `${site.url}${socialCardPath(pagePaths.home, locale)}`,
    ...reach,
    address: postalAddress(locale, streetAddress),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.filter((_, day) => officeHours.days.includes(day)),
      opens: officeHours.opens,
      closes: officeHours.closes,
    },
    parentOrganization: organizationRef,
  } satisfies LocalBusiness
}
