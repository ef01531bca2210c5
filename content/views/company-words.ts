import { catalogueItem } from '@/content/catalogue'
import { isExample } from '@/content/load/owner-file'
import { messages } from '@/content/messages'
import type { Company } from '@/content/schema/company'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { mailHref } from '@/lib/mail-href'

type Case = NonNullable<Company['cases']>[number]
type Person = NonNullable<Company['people']>[number]

/** Pictures in the place of portraits in the preview, whose people are invented: one hour of the day each. */
const STAND_INS = ['dunes-dawn', 'dunes-dusk', 'dunes-night', 'dunes-noon']

/** A case in one language. If it is `linked`, it leads to its service. */
export function caseWords(study: Case, locale: Locale, linked: boolean) {
  const { reference } = messages[locale].company
  const service = linked && study.service ? catalogueItem('services', study.service) : undefined
  return {
    sector: study.sector[locale],
    problem: study.problem[locale],
    measure: study.measure[locale],
    before: study.before[locale],
    after: study.after[locale],
    confirmedBy: study.confirmedBy[locale],
    work: study.work?.[locale],
    period: study.period?.[locale],
    /** The mail that asks for the reference. */
    reference: study.reference
      ? { href: mailHref(site.emails[0], `${reference}: ${study.sector[locale]}`), label: reference }
      : undefined,
    service: service && { href: localizePath(locale, service.path), label: service.copy[locale].title },
  }
}

/** A person in one language. */
export const personWords = ({ portrait, profile, ...person }: Person, index: number, locale: Locale) => ({
  name: person.name[locale],
  role: person.role[locale],
  qualifications: person.qualifications?.[locale],
  languages: person.languages[locale],
  profile,
  portrait,
  standIn: isExample && !portrait ? STAND_INS[index % STAND_INS.length] : undefined,
})
