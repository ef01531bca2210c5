import { CREDENTIALS, type Fact, factsOf } from '@/content/company'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import { isolated } from '@/lib/isolated'
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

/** Names and short values of what vouches for the company. The rest stands on /supplier. */
export function briefFacts(locale: Locale, { company = {} }: Owner = content.owner): readonly Fact[] {
  const { licence, certificates, icv } = company
  const { facts, certificates: name } = messages[locale].company
  const fact = (id: Fact['id'], name: string, ...texts: readonly string[]): Fact => ({
    id,
    name,
    text: texts.join(localeConfig[locale].comma),
  })
  return [
    ...(licence ? [fact('licence', facts.licence, licence.number, licence.authority[locale])] : []),
    ...(certificates ? [fact('certificates', name, ...certificates.map(({ standard }) => isolated(standard)))] : []),
    ...(icv ? [fact('icv', facts.icv, `${icv.score}%`)] : []),
    ...factsOf(['levels'], locale, { company }),
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

/** The headings of the parts. That of facts says whether they are certificates, a partner's level, or the company's. */
export function companyHeadings({ facts }: ReturnType<typeof companyParts>, locale: Locale) {
  const { cases, people, heading, status, certificates } = messages[locale].company
  const are = (ids: readonly Fact['id'][]) => facts.every(({ id }) => ids.includes(id))
  return { cases, people, facts: are(['levels']) ? status : are(CREDENTIALS) ? certificates : heading }
}

/** The entry of the section in a table of contents; none as long as nothing is said. */
export function companyContents(shown: ShownOfCompany, locale: Locale, owner?: Owner) {
  const parts = companyParts(shown, locale, owner)
  const first = PARTS.find((part) => parts[part].length > 0)
  return first ? [{ id: sectionIds.company, heading: companyHeadings(parts, locale)[first] }] : []
}
