import { numberSources } from '@/lib/claims'
import { fillIn } from '@/lib/fill-in'
import { type Locale, mapLocales } from '@/lib/locale'
import { formatMessage } from '@/lib/message'

import { companyFacts } from '../../company-facts'
import { content } from '../../content'
import type { DocumentFile, TextClaim } from '../../schema/pages'
import { type Jurisdiction, site } from '../../site'
import type { NamedText } from '../../types'

/** Owner settings that are inserted into the texts. */
export interface PrivacyParams {
  /** Registration of the company, as far as the owner has set it. */
  company: readonly NamedText[]
  /** The legal name, or the brand where the owner has not set one. */
  name: string
  /** City and country. */
  place: string
  email: string
  jurisdiction: Jurisdiction
  /** The host that the map on the contact page is loaded from. */
  mapHost: string
  /** About the host, and about enquiries; '' for the sentences of the page. */
  hosting: string
  enquiries: string
  /** The host that browsers report violations of the Content-Security-Policy to; '' if there is none. */
  reportHost: string
}

const OPEN_STREET_MAP = /(^|\.)openstreetmap\.org$/

const hostOf = (url: string) => (url ? new URL(url).host : '')

const params = (locale: Locale): PrivacyParams => ({
  company: companyFacts(locale),
  name: site.legalName[locale] || site.brand[locale],
  place: site.addressLines[1][locale],
  email: site.privacyEmail,
  jurisdiction: site.jurisdiction,
  mapHost: hostOf(site.map.embedUrl),
  hosting: site.hosting[locale],
  enquiries: site.enquiries[locale],
  reportHost: hostOf(site.reportUrl),
})

/** The page for a company. */
export function privacyCopy(
  locale: Locale,
  { company, jurisdiction, reportHost, hosting, enquiries, ...values }: PrivacyParams,
): DocumentFile {
  const {
    laws,
    report,
    sections: templates,
    mapService,
    hosting: noHost,
    enquiries: noPeriod,
    ...copy
  } = content.pages.privacy.copy[locale]
  const { law, authority } = laws[jurisdiction]
  // What a law says rests on its own sources, wherever the page names it.
  const withSources = (claim: TextClaim): TextClaim => {
    const sources = Object.entries({ law, authority }).flatMap(([name, { sources: own = [] }]) =>
      claim.text.includes(`{${name}}`) ? own : [],
    )
    return sources.length > 0 ? { ...claim, sources } : claim
  }
  const cited = templates.map(({ paragraphs, closing, ...section }) => ({
    ...section,
    paragraphs: paragraphs?.map(withSources),
    closing: closing?.map(withSources),
  }))
  const { sections, ...rest } = fillIn(
    locale,
    { ...copy, sections: cited },
    {
      ...values,
      law: law.text,
      authority: authority.text,
      mapService: OPEN_STREET_MAP.test(values.mapHost) ? mapService : '',
      hosting: hosting || noHost,
      enquiries: enquiries || noPeriod,
      report: reportHost && formatMessage(locale, report, { host: reportHost }),
    },
  )
  const items = company.map(({ name, text }) => ({ text: `${name}: ${text}` }))
  return {
    ...rest,
    sections: sections.map((section) => (section.id === 'responsible' ? { ...section, items } : section)),
  }
}

const numbered = mapLocales((locale) => numberSources(privacyCopy(locale, params(locale))))

export const privacyPage = mapLocales((locale) => numbered[locale].copy)

/** What its texts rest on, by number. */
export const privacyNotes = numbered.en.notes
