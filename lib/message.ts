import { IntlMessageFormat } from 'intl-messageformat'

import { type Locale, localeConfig } from './locale'
import { mapTree } from './tree'

declare const names: unique symbol

/** A text with placeholders in ICU MessageFormat. `Names` are the placeholders. */
export type Message<Names extends string = string> = string & { readonly [names]: Names }

export type MessageValues<Names extends string = string> = Readonly<Record<Names, string | number>>

/** Latin digits in both languages, as everywhere on the site. */
const tagOf = (locale: Locale) => `${localeConfig[locale].tag}-u-nu-latn`

/** Parsed messages by language and text, because parsing takes most of the time. */
const known = new Map<string, IntlMessageFormat>()

function messageFormat(text: string, tag: string): IntlMessageFormat {
  const key = `${tag} ${text}`
  const format = known.get(key) ?? new IntlMessageFormat(text, tag)
  known.set(key, format)
  return format
}

interface Element {
  type: number
  value?: unknown
  options?: Readonly<Record<string, { value: readonly Element[] }>>
}

/** Element types of intl-messageformat: text, a plural, and # in it. */
const LITERAL = 0
const PLURAL = 6
const POUND = 7

/** Names in braces, and the forms of plurals. */
function namesIn(elements: readonly Element[]): { names: string[]; forms: string[]; hasBrace: boolean } {
  const parts = elements.map(({ type, value, options = {} }) => {
    const inside = Object.values(options).map((option) => namesIn(option.value))
    return {
      names: [...(type === LITERAL || type === POUND ? [] : [String(value)]), ...inside.flatMap(({ names }) => names)],
      forms: [...(type === PLURAL ? Object.keys(options) : []), ...inside.flatMap(({ forms }) => forms)],
      hasBrace: (type === LITERAL && /[{}]/.test(String(value))) || inside.some(({ hasBrace }) => hasBrace),
    }
  })
  return {
    names: parts.flatMap(({ names }) => names),
    forms: parts.flatMap(({ forms }) => forms),
    hasBrace: parts.some(({ hasBrace }) => hasBrace),
  }
}

/** The first form of a plural that the language does not have. */
function unknownForm(forms: readonly string[], locale: Locale): string | undefined {
  const known: readonly string[] = new Intl.PluralRules(localeConfig[locale].tag).resolvedOptions().pluralCategories
  const unknown = forms.find((form) => !/^=\d+$/.test(form) && !known.includes(form))
  return (
    unknown && `has a form "${unknown}" of a plural, which this language does not have. It has ${known.join(', ')}.`
  )
}

/**
 * Returns the names of a message's placeholders, or says what is wrong with the message, as the end of a sentence. With
 * `locale`, its plurals may have only the forms of that language.
 */
export function placeholdersOf(text: string, locale?: Locale): readonly string[] | string {
  try {
    const { names, forms, hasBrace } = namesIn(messageFormat(text, 'en').getAst() as readonly Element[])
    if (hasBrace) {
      return text.includes("'")
        ? 'has a brace after an apostrophe, which makes it a letter of the text. Write ’ for the apostrophe.'
        : 'has a brace that is not opened.'
    }
    return (locale && unknownForm(forms, locale)) ?? names
  } catch (error) {
    return /MISSING_OTHER_CLAUSE/.test(String(error))
      ? 'lacks the form for all other numbers: other {…}.'
      : 'has a brace that is not closed, or a wrong word between braces.'
  }
}

/** Fills the values into a message, with the plural forms of the language. Throws if a value is missing. */
export function formatMessage(locale: Locale, text: string, values: MessageValues): string {
  return String(messageFormat(text, tagOf(locale)).format(values))
}

/** The same words with a function in place of each message. */
export type Bound<Words> =
  Words extends Message<infer Names>
    ? (values: MessageValues<Names>) => string
    : Words extends string | number | boolean | undefined
      ? Words
      : Words extends readonly (infer Item)[]
        ? readonly Bound<Item>[]
        : { readonly [Key in keyof Words]: Bound<Words[Key]> }

/** Turns messages into functions that fill them in. Texts without a brace stay as they are. */
export function bindMessages<Words>(locale: Locale, words: Words): Bound<Words> {
  return mapTree(words, (value) =>
    typeof value === 'string' && value.includes('{')
      ? (values: MessageValues) => formatMessage(locale, value, values)
      : value,
  ) as Bound<Words>
}
