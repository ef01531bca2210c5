import { dayFault } from '@/lib/check-day'

import type { Locale } from '@/lib/locale'
import { wordFault } from '@/lib/words/check-words'

import { inLatinDigits, type Kind, kind } from './kind'

const MAX_TEXT = 200

/**
 * Letters as the fonts of the site have them: é as one character, ﻣﺮﺣﺒﺎ as مرحبا, Western digits, nothing stretched.
 */
const inPlainLetters = (value: string) =>
  inLatinDigits(value.normalize('NFC'))
    .replaceAll(/[\ufb00-\ufdff\ufe70-\ufefc\uff01-\uffdc]+/g, (letters) => letters.normalize('NFKC'))
    .replaceAll(/\u0640(?![\dA-Za-z])/g, '')
    .replaceAll(/\s+/g, ' ')

function textFault(text: string, language: Locale | undefined): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'has neither a letter nor a digit'
  if (/ {2}/.test(text)) return 'has two spaces side by side'
  if (text.length > MAX_TEXT) return `has more than ${MAX_TEXT} characters`
  return wordFault({ text, kind: 'name', language })?.replace(/\.$/, '')
}

const textIn = (language?: Locale) =>
  kind(`words on one line, ${MAX_TEXT} characters at most`, (value) => textFault(value, language), inPlainLetters)

/** A line of words, in any language. Typeset documents show it too, so their fonts must have its characters. */
export const text = textIn()

/** A line of words in either language of the site. */
export const texts: Readonly<Record<Locale, Kind>> = { en: textIn('en'), ar: textIn('ar') }

const menuPathIn = (language: Locale) =>
  kind(
    'entries of a menu with > between them, such as Settings > Delete account',
    (value) => {
      if (/[<→←›‹»«]/.test(value)) return 'has another sign than > between its entries'
      if (!value.split('>').every((entry) => entry.trim())) return 'has an entry without a name'
      return textFault(value, language)
    },
    (value) =>
      inPlainLetters(value)
        .split(/[<>→←›‹»«]/)
        .map((entry) => entry.trim())
        .filter(Boolean)
        .join(' > '),
  )

/** Entries of an app's menu, one below the other. */
export const menuPaths: Readonly<Record<Locale, Kind>> = { en: menuPathIn('en'), ar: menuPathIn('ar') }

const firstNumber = (value: string) => /^\+?\d+(?=\D*$)/.exec(inLatinDigits(value))?.[0].replace('+', '')

/** A number of days or years. */
export const days = kind(
  'a whole number, 9999 at most',
  (value) => (/^(0|[1-9]\d{0,3})$/.test(value) ? undefined : 'is not a whole number of days or years'),
  firstNumber,
)

/** An age in years. */
export const age = kind(
  'years, such as 13',
  (value) => (/^[1-9]\d?$/.test(value) ? undefined : 'is not an age in years'),
  firstNumber,
)

/** A day as `YYYY-MM-DD`. */
export const date = kind(
  'a day in the form 2027-10-31',
  (value) => dayFault(value)?.problem,
  (value) => dayFault(value)?.offer,
)

/** A repository on GitHub. */
export const repository = kind(
  'owner/name of a repository on GitHub',
  (value) =>
    /^[a-z\d](-?[a-z\d])*\/(?!\.{1,2}$)[\w.-]+$/i.test(value)
      ? undefined
      : 'is not a repository in the form owner/name',
  (value) =>
    value
      .replace(/^.*github\.com[/:]/i, '')
      .split('/')
      .slice(0, 2)
      .join('/')
      .replace(/\.git$/, ''),
)

/** The token in the tag of a search console. */
export const verification = kind(
  'the content="…" of the tag, without the tag',
  (value) => (/^[\w-]{10,100}=*$/.test(value) ? undefined : 'is not the token of a tag'),
  (value) => /\bcontent=["']([^"']+)/.exec(value)?.[1] ?? value.replace(/^[\w.-]+=(?=.)/, ''),
)

/** One attribute of the script that counts visits, such as the number of the site there. */
export const dataAttribute = kind(
  'data-…=value, such as data-domain=www.example.com',
  (value) =>
    /^data-[a-z][a-z\d-]*=[\w.:/@+-]+$/.test(value) ? undefined : 'is not one attribute of the form data-…=value',
  (value) => /\b(data-[a-z][a-z\d-]*)=["']?([\w.:/@+-]+)/.exec(value)?.slice(1).join('='),
)

/** The name of an Android package. */
export const androidPackage = kind(
  'the name of the package, such as com.example.app',
  (value) => (/^[a-z]\w*(\.[a-z]\w*)+$/i.test(value) ? undefined : 'is not the name of a package'),
  (value) => /[?&]id=([\w.]+)/.exec(value)?.[1],
)

const FINGERPRINT_BYTES = 32

/** Writes SHA-256 fingerprints as Android does: pairs of capitals with colons, and commas between several. */
const fingerprintsOf = (value: string) =>
  value
    .replaceAll(/sha-?256:?/gi, ' ')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => (one.toUpperCase().replaceAll(':', '').match(/../g) ?? []).join(':'))
    .join(', ')

const FINGERPRINT = `[\\dA-F]{2}(:[\\dA-F]{2}){${FINGERPRINT_BYTES - 1}}`

/** The SHA-256 fingerprints of the certificates that sign an Android app. */
export const fingerprints = kind(
  'SHA-256 fingerprints of the signing certificates, 32 pairs with colons, with commas between several',
  (value) =>
    new RegExp(`^${FINGERPRINT}(, ?${FINGERPRINT})*$`).test(value)
      ? undefined
      : 'is not a SHA-256 fingerprint of 32 pairs in capitals',
  fingerprintsOf,
)

/** The id of a team at Apple. */
export const appleTeam = kind(
  'the ten letters and digits of the team, such as ABCDE12345',
  (value) => (/^[A-Z\d]{10}$/.test(value) ? undefined : 'is not the id of a team'),
  (value) => value.toUpperCase(),
)

/** Before the id of the bundle in the id of an app. */
const TEAM = /^[A-Z\d]{10}\./

/** The id of an iOS app's bundle, without the team. */
export const appleBundle = kind(
  'the id of the bundle, such as com.example.app',
  (value) => {
    if (TEAM.test(value)) return 'begins with the id of the team'
    return /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value) ? undefined : 'is not the id of a bundle'
  },
  (value) => value.replace(TEAM, ''),
)
