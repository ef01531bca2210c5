import type { Organization } from 'schema-dts'

import { absoluteUrl } from '@/app/_seo/page-metadata'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import type { Owner } from '@/content/schema/owner'
import { site } from '@/content/site'
import { type Locale, otherLocale } from '@/lib/locale'

import { contactFacts } from './contact-facts'
import { siteNodeId } from './node-id'
import { postalAddress } from './postal-address'

/** A reference to the company. */
export const organizationRef = { '@id': siteNodeId('organization') }

/** A short description of the company, for all pages: one company, with one address in both languages. */
export const organization = (locale: Locale) =>
  ({
    '@type': 'Organization',
    ...organizationRef,
    name: site.brand[locale],
    url: absoluteUrl('en', pagePaths.home),
  }) satisfies Organization

/** The full description of the company, for the home page: contact details, logo and social profiles. */
export function fullOrganization(locale: Locale, { company = {} }: Owner = content.owner) {
  const { legalName, licence, taxNumber, certificates } = company
  const { email, telephone } = contactFacts(locale)
  const profiles = Object.values(site.social).filter(Boolean)
  return {
    ...organization(locale),
    legalName: legalName?.[locale],
    taxID: taxNumber,
    identifier: licence && {
      '@type': 'PropertyValue',
      name: messages[locale].company.facts.licence,
      value: licence.number,
    },
    hasCertification: certificates?.map(({ standard, body, number, expires }) => ({
      '@type': 'Certification',
      name: standard,
      certificationIdentification: number,
      issuedBy: { '@type': 'Organization', name: body[locale] },
      expires,
    })),
    alternateName: site.brand[otherLocale[locale]],
    description: messages[locale].footer.description,
    logo: site.logoUrl || `${site.url}/icon-512.png`,
    email,
    telephone,
    address: postalAddress(locale),
    sameAs: profiles.length > 0 ? profiles : undefined,
  } satisfies Organization
}
