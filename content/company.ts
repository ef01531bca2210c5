import { formatDay } from '@/lib/format-day'
import type { ShownUntil } from '@/lib/last-day'
import { type Locale, localeConfig } from '@/lib/locale'

import { content, ownerFile } from './content'
import { messages } from './messages'
import type { Zone } from './schema/company'
import type { Owner } from './schema/owner'
import { site } from './site'

/** A fact about the company. If a document proves it, it lapses with the document. */
export interface Fact extends ShownUntil {
  id: keyof (typeof messages)['en']['company']['facts'] | 'insurance' | 'certificates' | 'levels'
  name: string
  text: string
  /** The document that proves it: its address, or undefined for one that is sent on request, and what it says. */
  proof?: { file: string | undefined; lines: readonly string[] }
  /** Where its issuer confirms it. */
  links?: readonly { href: string; label: string; about: string }[]
}

/** The fields that documents have in common. */
interface Document {
  file?: string
  register?: string
  expires: string
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
  const joined = (...parts: string[]) => parts.join(localeConfig[locale].comma)
  const certificate = (number: string) => names.certificate({ number })
  const fact = (id: keyof typeof names.facts, text: string | undefined, more: ShownUntil = {}): Fact[] =>
    text ? [{ id, name: names.facts[id], text, ...more }] : []
  const proven = (name: string, { file, register, expires }: Document, ...details: string[]) => {
    const lines = [...details, names.valid({ day: formatDay(expires, locale) })]
    return {
      name,
      text: joined(...lines),
      proof: { file, lines },
      ...(register && { links: [{ href: register, label: names.register, about: name }] }),
      until: expires,
    }
  }
  /** One line among other data, and several where it is a document. */
  const licenceFact = ({ number, authority, zone, expires, ...more }: NonNullable<typeof licence>): Fact => {
    const issued = joined(number, authority[locale], names.zones[zone])
    return {
      id: 'licence',
      ...proven(names.facts.licence, { ...more, expires }, issued),
      text: joined(issued, until(expires)),
    }
  }
  const icvFact = ({ score, number, body, ...more }: NonNullable<typeof icv>): Fact => ({
    id: 'icv',
    ...proven(names.facts.icv, more, joined(`${score}%`, certificate(number)), body[locale]),
  })
  return [
    ...fact('legalName', company.legalName?.[locale]),
    ...fact('form', company.form?.[locale]),
    ...fact('established', company.established?.toString()),
    ...(licence ? [licenceFact(licence)] : []),
    ...fact('activities', licence?.activities?.[locale], { until: licence?.expires }),
    ...fact('taxNumber', company.taxNumber),
    ...fact('staff', company.staff?.toLocaleString('en')),
    ...(icv ? [icvFact(icv)] : []),
    ...(company.insurance ?? []).map(({ kind, insurer, limit, ...more }): Fact => ({
      id: 'insurance',
      ...proven(kind[locale], more, joined(insurer[locale], ...(limit ? [names.limit({ limit: limit[locale] })] : []))),
    })),
    ...(company.certificates ?? []).map(({ standard, body, number, ...more }): Fact => ({
      id: 'certificates',
      ...proven(
        standard,
        more,
        names.holder({ name: more.holder?.[locale] ?? companyName(locale, owner) }),
        names.scope({ text: more.scope[locale] }),
        joined(body[locale], certificate(number)),
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

/** What the page of a service shows as proof of its work. Proof of the company as a whole is on /supplier. */
export const CREDENTIALS: readonly Fact['id'][] = ['certificates', 'levels']

/** The legal name, or the brand if the owner has not set one. */
export const companyName = (locale: Locale, { company } = content.owner): string =>
  company?.legalName?.[locale] ?? site.brand[locale]

/** Where the company is registered, with a lapsed licence too; the mainland if the owner says nothing. */
export const zone: Zone = ownerFile.company?.licence?.zone ?? 'mainland'
