import { companyHeading, companyParts, type ShownOfCompany } from '@/components/sections/company/company-parts'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import { type Locale, localeConfig } from '@/lib/locale'

import { heading, namedList } from './blocks'

/** What the owner has said of the company: the words of `CompanySection`. */
export function companyBlocks(shown: ShownOfCompany, locale: Locale, owner?: Owner): string[] {
  const words = messages[locale].company
  const parts = companyParts(shown, locale, owner)
  const { people, cases } = parts
  const facts = parts.facts.map((fact) => ({ ...fact, text: fact.text.replaceAll('\n', localeConfig[locale].comma) }))
  const joined = (...parts: string[]) => parts.join(localeConfig[locale].comma)
  const part = (level: 2 | 3, title: string, items: readonly { name: string; text: string }[]) =>
    items.length > 0 ? [heading(level, title), namedList(items)] : []
  return [
    ...part(2, companyHeading(parts, locale), facts),
    ...part(
      3,
      words.cases,
      cases.map(({ sector, problem, measure, before, after, confirmedBy, work, period, reference }) => ({
        name: `${sector[locale]}: ${problem[locale]}`,
        text: joined(
          ...(work ? [`${words.work}: ${work[locale]}`] : []),
          ...(period ? [`${words.period}: ${period[locale]}`] : []),
          measure[locale],
          `${words.before}: ${before[locale]}`,
          `${words.after}: ${after[locale]}`,
          words.confirmedBy({ name: confirmedBy[locale] }),
          ...(reference ? [words.reference] : []),
        ),
      })),
    ),
    ...part(
      3,
      words.people,
      people.map(({ name, role, languages }) => ({
        name: name[locale],
        text: joined(role[locale], languages[locale]),
      })),
    ),
  ]
}
