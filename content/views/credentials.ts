import { factsOf } from '@/content/company'
import { content } from '@/content/content'
import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import type { Owner } from '@/content/schema/owner'
import { type ShownUntil, lastDayOf } from '@/lib/last-day'
import { type Locale, localeConfig } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/** A short value of a fact, with the last day on which it is valid. */
type Value = ShownUntil & { text: string }

/** Names and short values of licence, certificates and partner levels. */
function briefFacts(locale: Locale, { company = {} }: Owner) {
  const { licence, certificates, icv } = company
  const { facts, certificates: name } = messages[locale].company
  const { comma } = localeConfig[locale]
  const fact = (name: string, values: readonly Value[]) => ({ name, values, until: lastDayOf(values) })
  const issued = licence && [licence.number, licence.authority[locale]].join(comma)
  // ISO 9001:2015 stays on one line. Those that lapse first come last: each hides together with the comma before it.
  const standards = certificates
    ?.map(({ standard, expires }) => ({ text: standard.replace(/ (?=\d)/g, '\u00a0'), until: expires }))
    .sort((first, second) => second.until.localeCompare(first.until))
  return [
    ...(issued ? [fact(facts.licence, [{ text: issued, until: licence.expires }])] : []),
    ...(standards ? [fact(name, standards)] : []),
    ...(icv ? [fact(facts.icv, [{ text: `${icv.score}%`, until: icv.expires }])] : []),
    ...factsOf(['levels'], locale, { company }).map(({ name, text }) => fact(name, [{ text }])),
  ]
}

/** Licence, certificates and partner levels in one row, and the link to the supplier's file, which has them in full. */
export const credentials = (locale: Locale, owner: Owner = content.owner) => ({
  facts: briefFacts(locale, owner),
  link: { href: localizePath(locale, pagePaths.supplier), label: messages[locale].company.supplier },
})
