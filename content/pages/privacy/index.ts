import { citing, numberCopies } from '@/content/claims'
import { fillIn } from '@/content/pages/fill-in'
import { type Locale, mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { companyName, factsOf, REGISTRATION, zone } from '../../company'
import { content } from '../../content'
import { deletionPageMessages } from '../../messages/account-deletion'
import type { Owner } from '../../schema/owner'
import type { DocumentFile } from '../../schema/documents'
import { site } from '../../site'

const OPEN_STREET_MAP = /(^|\.)openstreetmap\.org$/

const hostOf = (url: string) => (url ? new URL(url).host : '')

/** The owner's settings that the texts use. */
const params = (locale: Locale) => ({
  company: factsOf(REGISTRATION, locale),
  name: companyName(locale),
  /** City and country. */
  place: site.addressLines[1][locale],
  email: site.privacyEmail,
  jurisdiction: zone,
  mapHost: hostOf(site.map.embedUrl),
  owner: content.owner,
  /** '' if no script counts visits. */
  counterHost: hostOf(site.analytics?.url ?? ''),
  /** '' if browsers report violations of the policy to nobody. */
  reportHost: hostOf(site.reportUrl),
})

export type PrivacyParams = ReturnType<typeof params>

/** The owner's data on the host, in sentences. */
function hostingText(locale: Locale, { host, place, logDays, transfer }: NonNullable<Owner['hosting']>): string {
  const words = bindMessages(locale, content.pages.privacy.copy[locale].words.hosting)
  const { days } = deletionPageMessages[locale].periods
  return [
    host && words.host({ host: host[locale] }),
    place && words.place({ place: place[locale] }),
    logDays && words.logs({ days: days({ count: logDays }) }),
    transfer?.[locale],
  ]
    .filter(Boolean)
    .join(' ')
}

/** The page, for a given company. */
export function privacyCopy(
  locale: Locale,
  { company, jurisdiction, counterHost, reportHost, owner, ...values }: PrivacyParams,
): DocumentFile {
  const { laws, words: unbound, sections: templates, ...copy } = content.pages.privacy.copy[locale]
  const words = bindMessages(locale, unbound)
  const { law, authority } = laws[jurisdiction]
  const { kept, receivers, whatsapp } = owner.enquiries ?? {}
  const contact = owner.complaints?.contact
  const answerDays = owner.deletion?.answerDays
  const { days } = deletionPageMessages[locale].periods
  const { visits, cookies, withoutVisits, withoutOthers } = counterHost ? words.counted : words.uncounted
  const { sections, ...rest } = fillIn(
    locale,
    { ...copy, sections: citing(templates, { law, authority }) },
    {
      ...values,
      law: law.text,
      authority: authority.text,
      answer: answerDays ? words.answer({ days: days({ count: answerDays }) }) : '',
      contact: contact ? words.contact({ contact }) : '',
      mapService: OPEN_STREET_MAP.test(values.mapHost) ? words.mapService : '',
      hosting: hostingText(locale, owner.hosting ?? {}),
      enquiries: kept?.[locale] ?? words.enquiries,
      receivers: receivers?.[locale] ?? '',
      whatsapp: whatsapp ? words.whatsapp : '',
      report: reportHost && words.report({ host: reportHost }),
      visits,
      cookies,
      withoutVisits,
      withoutOthers,
      counting: counterHost && words.counted.counting({ host: counterHost }),
    },
  )
  const items = company.map(({ name, text, until }) => ({ text: `${name}: ${text}`, until }))
  return {
    ...rest,
    sections: sections.map((section) => (section.id === 'responsible' ? { ...section, items } : section)),
  }
}

/** The page, and the sources of its texts by number. */
export const { copy: privacyPage, notes: privacyNotes } = numberCopies(
  mapLocales((locale) => privacyCopy(locale, params(locale))),
)
