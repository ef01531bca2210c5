import { type Fact, factsOf } from '@/content/company'
import { content } from '@/content/content'
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
