import { formatDay } from '@/lib/format-day'
import { type Locale, localeConfig } from '@/lib/locale'

import { content } from './content'
import { messages } from './messages'
import type { Zone } from './schema/company'
import type { Owner } from './schema/owner'
import { site } from './site'

/** A fact about the company. */
export interface Fact {
  id: keyof (typeof messages)['en']['company']['facts'] | 'insurance' | 'certificates' | 'levels'
  name: string
  text: string
  /** The document that proves it: its address, or undefined for one that is sent on request, and what its lines say. */
  proof?: { file: string | undefined; lines: string }
  /** Where its issuer confirms it. */
  links?: readonly { href: string; label: string }[]
}

/** What identifies the company in contracts and notices. */
export const REGISTRATION: readonly Fact['id'][] = ['legalName', 'form', 'licence', 'activities', 'taxNumber']
/** What vouches for its work. */
export const PROOF: readonly Fact['id'][] = ['certificates', 'levels', 'icv', 'insurance']

/** What the owner has set about the company, in the order of a supplier's form. What is not set is left out. */
export function companyFacts(locale: Locale, owner: Owner = content.owner): readonly Fact[] {
  const { company = {}, hours = {} } = owner
  const { licence, icv } = company
  const names = messages[locale].company
  const until = (day: string) => names.until({ day: formatDay(day, locale) })
  const valid = (day: string) => names.valid({ day: formatDay(day, locale) })
  const joined = (...parts: string[]) => parts.join(localeConfig[locale].comma)
  const certificate = (number: string) => names.certificate({ number })
  const fact = (id: keyof typeof names.facts, text: string | undefined): Fact[] =>
    text ? [{ id, name: names.facts[id], text }] : []
  const proven = ({ file, register }: { file?: string; register?: string }, ...lines: string[]) => ({
    text: lines.join('\n'),
    proof: { file, lines: lines.join('\n') },
    ...(register && { links: [{ href: register, label: names.register }] }),
  })
  /** One line among other data, and several where it is a document. */
  const licenceFact = ({ number, authority, zone, expires, ...more }: NonNullable<typeof licence>): Fact => {
    const issued = joined(number, authority[locale], names.zones[zone])
    return {
      id: 'licence',
      name: names.facts.licence,
      ...proven(more, issued, valid(expires)),
      text: joined(issued, until(expires)),
    }
  }
  const icvFact = ({ score, number, body, expires, ...more }: NonNullable<typeof icv>): Fact => ({
    id: 'icv',
    name: names.facts.icv,
    ...proven(more, joined(`${score}%`, certificate(number)), body[locale], valid(expires)),
  })
  return [
    ...fact('legalName', company.legalName?.[locale]),
    ...fact('form', company.form?.[locale]),
    ...fact('established', company.established?.toString()),
    ...(licence ? [licenceFact(licence)] : []),
    ...fact('activities', licence?.activities?.[locale]),
    ...fact('taxNumber', company.taxNumber),
    ...fact('staff', company.staff?.toLocaleString('en')),
    ...(icv ? [icvFact(icv)] : []),
    ...(company.insurance ?? []).map(({ kind, insurer, limit, expires, ...more }): Fact => ({
      id: 'insurance',
      name: kind[locale],
      ...proven(
        more,
        joined(insurer[locale], ...(limit ? [names.limit({ limit: limit[locale] })] : [])),
        valid(expires),
      ),
    })),
    ...(company.certificates ?? []).map(({ standard, body, number, expires, ...more }): Fact => ({
      id: 'certificates',
      name: standard,
      ...proven(
        more,
        names.certificateLines({
          holder: more.holder?.[locale] ?? companyName(locale, owner),
          scope: more.scope[locale],
          details: joined(body[locale], certificate(number)),
        }),
        valid(expires),
      ),
    })),
    ...(company.levels ?? []).map((of): Fact => ({ id: 'levels', name: names.partner(of), text: of.level[locale] })),
    ...fact('support', hours.support?.[locale]),
    ...fact('reply', hours.reply?.[locale]),
  ]
}

/** The facts of some kinds, in their order. */
export const factsOf = (ids: readonly Fact['id'][], locale: Locale, owner?: Owner): readonly Fact[] =>
  companyFacts(locale, owner).filter(({ id }) => ids.includes(id))

/** What fits into the bytes of a service's page; the rest stands on /supplier. */
export const CREDENTIALS: readonly Fact['id'][] = ['certificates', 'levels']

/** The legal name, or the brand if the owner has not set one. */
export const companyName = (locale: Locale, { company } = content.owner): string =>
  company?.legalName?.[locale] ?? site.brand[locale]

/** Where the company is registered; the mainland if the owner says nothing. */
export const zone: Zone = content.owner.company?.licence?.zone ?? 'mainland'
