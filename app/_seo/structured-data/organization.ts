import type { Organization } from 'schema-dts'

import { messages } from '@/content/messages'
import { site } from '@/content/site'
import { pagePaths } from '@/content/site-paths'
import { type Locale, otherLocale } from '@/lib/locale'
import { absoluteUrl } from '@/app/_seo/page-metadata'

import { siteNodeId } from './node-id'
import { postalAddress } from './postal-address'

/** A reference to the company. */
export const organizationRef = { '@id': siteNodeId('organization') }

/** A short description of the company, for all pages. */
export const organization = (locale: Locale) =>
  ({
    '@type': 'Organization',
    ...organizationRef,
    name: site.brand[locale],
    url: absoluteUrl(locale, pagePaths.home),
  }) satisfies Organization

/** The full description of the company, for the home page: contact details, logo and social profiles. */
export function fullOrganization(locale: Locale) {
  const profiles = Object.values(site.social).filter(Boolean)
  return {
    ...organization(locale),
    legalName: site.legalName[locale] || undefined,
    taxID: site.taxNumber || undefined,
    alternateName: site.brand[otherLocale[locale]],
    description: messages[locale].footer.description,
    logo: site.logoUrl || `${site.url}/icon-512.png`,
    email: site.emails[0],
    telephone: site.phone,
    address: postalAddress(locale),
    sameAs: profiles.length > 0 ? profiles : undefined,
  } satisfies Organization
}
