import { CREDENTIALS, type Fact, factsOf } from '@/content/company'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import type { Locale } from '@/lib/locale'

/** What a page shows of the company. */
export interface ShownOfCompany {
  facts: readonly Fact['id'][]
  people?: boolean
  /** The cases of all services, or of one. */
  cases?: 'all' | { service: string }
}

/** What the owner has said of it. */
export function companyParts({ facts, people, cases }: ShownOfCompany, locale: Locale, owner: Owner = content.owner) {
  const all = (cases && owner.company?.cases) || []
  return {
    facts: factsOf(facts, locale, owner),
    people: (people && owner.company?.people) || [],
    cases: typeof cases === 'object' ? all.filter(({ service }) => service === cases.service) : all,
  }
}

/** What a section of these parts is about: certificates, a partner's level or results alone, or the company. */
export function companyHeading({ facts, people, cases }: ReturnType<typeof companyParts>, locale: Locale): string {
  const words = messages[locale].company
  if (people.length > 0 || facts.some(({ id }) => !CREDENTIALS.includes(id))) return words.heading
  if (facts.length === 0) return words.cases
  const heading = facts.every(({ id }) => id === 'levels') ? words.status : words.certificates
  return cases.length > 0 ? words.withResults({ heading }) : heading
}
