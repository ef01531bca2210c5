import { companyParts, type ShownOfCompany } from '@/components/sections/company/company-parts'
import { messages } from '@/content/messages'
import type { Owner } from '@/content/schema/owner'
import { type Locale, localeConfig } from '@/lib/locale'

import { heading, namedList } from './blocks'

/** What the owner has said of the company: the words of `CompanySection`. */
export function companyBlocks(shown: ShownOfCompany, locale: Locale, owner?: Owner): string[] {
  const words = messages[locale].company
  const { facts, people, cases } = companyParts(shown, locale, owner)
  const joined = (...parts: string[]) => parts.join(localeConfig[locale].comma)
  const part = (level: 2 | 3, title: string, items: readonly { name: string; text: string }[]) =>
    items.length > 0 ? [heading(level, title), namedList(items)] : []
  return [
    ...part(2, words.heading, facts),
    ...part(
      3,
      words.cases,
      cases.map(({ sector, problem, measure, before, after, confirmedBy }) => ({
        name: `${sector[locale]}: ${problem[locale]}`,
        text: joined(
          measure[locale],
          `${words.before}: ${before[locale]}`,
          `${words.after}: ${after[locale]}`,
          words.confirmedBy({ name: confirmedBy[locale] }),
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
