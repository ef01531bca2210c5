import { CREDENTIALS, type Fact, factsOf } from '@/content/company'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import { lastDayOf } from '@/lib/last-day'
import type { Locale } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

import { caseWords, personWords } from './company-words'
import { previewNotice } from './preview-notice'

/** What a page shows of the company. */
export interface CompanySelection {
  facts: readonly Fact['id'][]
  people?: boolean
  /** The cases of all services, or of one. */
  cases?: 'all' | { service: string }
}

/** In the order in which they are shown. */
export const PARTS = ['cases', 'people', 'facts'] as const

/** What the owner has supplied of the parts that a page shows. */
export function companyParts({ facts, people, cases }: CompanySelection, locale: Locale, owner: Owner = content.owner) {
  const all = (cases && owner.company?.cases) || []
  return {
    cases: typeof cases === 'object' ? all.filter(({ service }) => service === cases.service) : all,
    people: (people && owner.company?.people) || [],
    facts: factsOf(facts, locale, owner).map(({ proof, ...fact }) => {
      const [text = '', ...lines] = proof?.lines ?? [fact.text]
      return { ...fact, text, lines }
    }),
  }
}

/** The last day on which the section has anything to show, if all of it are documents. */
const companyUntil = ({ cases, people, facts }: ReturnType<typeof companyParts>): string | undefined =>
  cases.length + people.length > 0 ? undefined : lastDayOf(facts)

/**
 * The headings of the parts. The heading of facts says whether they are certificates, partner levels or data of the
 * company. If they are of both first kinds, it names neither, because certificates may lapse while the page is shown.
 */
function companyHeadings({ facts }: ReturnType<typeof companyParts>, locale: Locale) {
  const { cases, people, heading, ...words } = messages[locale].company
  const kinds = new Set(facts.map(({ id }) => id))
  const isProof = facts.every(({ id }) => CREDENTIALS.includes(id))
  if (!isProof) return { cases, people, facts: heading }
  const proof = kinds.has('levels') ? words.status : words.certificates
  return { cases, people, facts: kinds.size > 1 ? words.credentials : proof }
}

/** The entry of the section in a table of contents; none while the owner has supplied nothing. */
export function companyContents(shown: CompanySelection, locale: Locale, owner?: Owner) {
  const parts = companyParts(shown, locale, owner)
  const first = PARTS.find((part) => parts[part].length > 0)
  return first
    ? [{ id: sectionIds.company, heading: companyHeadings(parts, locale)[first], until: companyUntil(parts) }]
    : []
}

/** The section in finished words; undefined while the owner has supplied nothing. */
export function companySection(shown: CompanySelection, locale: Locale, owner?: Owner) {
  const parts = companyParts(shown, locale, owner)
  const headings = companyHeadings(parts, locale)
  const { cases, people, facts } = parts
  if (PARTS.every((part) => parts[part].length === 0)) return undefined
  return {
    id: sectionIds.company,
    until: companyUntil(parts),
    notice: previewNotice(locale),
    labels: messages[locale].company,
    cases: {
      heading: headings.cases,
      items: cases.map((study) => caseWords(study, locale, shown.cases === 'all')),
    },
    people: { heading: headings.people, items: people.map((person, index) => personWords(person, index, locale)) },
    facts: { heading: headings.facts, items: facts, until: lastDayOf(facts) },
  }
}
