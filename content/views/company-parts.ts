import { CREDENTIALS, type Fact, factsOf } from '@/content/company'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import { type Lasting, lastDayOf } from '@/lib/last-day'
import { type Locale, localeConfig } from '@/lib/locale'
import { sectionIds } from '@/lib/section-ids'

/** What a page shows of the company. */
export interface ShownOfCompany {
  facts: readonly Fact['id'][]
  people?: boolean
  /** The cases of all services, or of one. */
  cases?: 'all' | { service: string }
}

/** In the order in which they are shown. */
export const PARTS = ['cases', 'people', 'facts'] as const

/** A fact with the short values that it is joined from, each with its last day. */
type BriefFact = Fact & { values: readonly (Lasting & { text: string })[] }

/** Names and short values of what vouches for the company. The rest stands on /supplier. */
export function briefFacts(locale: Locale, { company = {} }: Owner = content.owner): readonly BriefFact[] {
  const { licence, certificates, icv } = company
  const { facts, certificates: name } = messages[locale].company
  const { comma } = localeConfig[locale]
  const fact = (id: Fact['id'], name: string, values: BriefFact['values']): BriefFact => ({
    id,
    name,
    text: values.map(({ text }) => text).join(comma),
    until: lastDayOf(values),
    values,
  })
  const issued = licence && [licence.number, licence.authority[locale]].join(comma)
  // ISO 9001:2015 stays on one line. Those that lapse first stand last, so that each takes the comma before it along.
  const standards = certificates
    ?.map(({ standard, expires }) => ({ text: standard.replace(/ (?=\d)/g, '\u00a0'), until: expires }))
    .sort((first, second) => second.until.localeCompare(first.until))
  return [
    ...(issued ? [fact('licence', facts.licence, [{ text: issued, until: licence.expires }])] : []),
    ...(standards ? [fact('certificates', name, standards)] : []),
    ...(icv ? [fact('icv', facts.icv, [{ text: `${icv.score}%`, until: icv.expires }])] : []),
    ...factsOf(['levels'], locale, { company }).map(({ id, name, text }) => fact(id, name, [{ text }])),
  ]
}

/** What the owner has said of it. */
export function companyParts({ facts, people, cases }: ShownOfCompany, locale: Locale, owner: Owner = content.owner) {
  const all = (cases && owner.company?.cases) || []
  return {
    cases: typeof cases === 'object' ? all.filter(({ service }) => service === cases.service) : all,
    people: (people && owner.company?.people) || [],
    facts: factsOf(facts, locale, owner).map(({ proof, text, ...fact }) => ({ ...fact, text: proof?.lines ?? text })),
  }
}

/** The last day of the section, if documents are all that it shows. */
export const companyUntil = ({ cases, people, facts }: ReturnType<typeof companyParts>): string | undefined =>
  cases.length + people.length > 0 ? undefined : lastDayOf(facts)

/**
 * The headings of the parts. That of facts says whether they are certificates, a partner's level, or the company's. One
 * that covers two kinds names neither: certificates may lapse while the page is shown.
 */
export function companyHeadings({ facts }: ReturnType<typeof companyParts>, locale: Locale) {
  const { cases, people, heading, ...words } = messages[locale].company
  const kinds = new Set(facts.map(({ id }) => id))
  const isProof = facts.every(({ id }) => CREDENTIALS.includes(id))
  if (!isProof) return { cases, people, facts: heading }
  const proof = kinds.has('levels') ? words.status : words.certificates
  return { cases, people, facts: kinds.size > 1 ? words.credentials : proof }
}

/** The entry of the section in a table of contents; none as long as nothing is said. */
export function companyContents(shown: ShownOfCompany, locale: Locale, owner?: Owner) {
  const parts = companyParts(shown, locale, owner)
  const first = PARTS.find((part) => parts[part].length > 0)
  return first
    ? [{ id: sectionIds.company, heading: companyHeadings(parts, locale)[first], until: companyUntil(parts) }]
    : []
}
