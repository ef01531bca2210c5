import { companyHeadings, companyParts, PARTS, type ShownOfCompany } from '@/components/sections/company/company-parts'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import { type Locale, localeConfig } from '@/lib/locale'

import { heading, namedList } from './blocks'

/** What the owner has said of the company: the words of `CompanySection`. */
export function companyBlocks(shown: ShownOfCompany, locale: Locale, owner?: Owner): string[] {
  const words = messages[locale].company
  const parts = companyParts(shown, locale, owner)
  const headings = companyHeadings(parts, locale)
  const joined = (...texts: string[]) => texts.join(localeConfig[locale].comma)
  const items = {
    cases: parts.cases.map(({ sector, problem, measure, before, after, confirmedBy, work, period, reference }) => ({
      name: `${sector[locale]}: ${problem[locale]}`,
      text: joined(
        measure[locale],
        `${words.before}: ${before[locale]}`,
        `${words.after}: ${after[locale]}`,
        ...(work ? [`${words.work}: ${work[locale]}`] : []),
        ...(period ? [`${words.period}: ${period[locale]}`] : []),
        `${words.confirmedBy}: ${confirmedBy[locale]}`,
        ...(reference ? [words.reference] : []),
      ),
    })),
    people: parts.people.map(({ name, role, qualifications, languages, profile }) => ({
      name: name[locale],
      text: joined(
        role[locale],
        ...(qualifications ? [qualifications[locale]] : []),
        languages[locale],
        ...(profile ? [`[${words.profile}](${profile})`] : []),
      ),
    })),
    facts: parts.facts.map((fact) => ({ ...fact, text: joined(...fact.text.split('\n')) })),
  }
  return PARTS.filter((part) => items[part].length > 0).flatMap((part, index) => [
    heading(index === 0 ? 2 : 3, headings[part]),
    namedList(items[part]),
  ])
}
