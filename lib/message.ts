import { IntlMessageFormat } from 'intl-messageformat'

import { type Locale, localeConfig } from './locale'

declare const names: unique symbol

/** A text with placeholders in ICU MessageFormat. `Names` are the placeholders. */
export type Message<Names extends string = string> = string & { readonly [names]: Names }

export type MessageValues<Names extends string = string> = Readonly<Record<Names, string | number>>

/** Latin digits in both languages, as everywhere on the site. */
const tagOf = (locale: Locale) => `${localeConfig[locale].tag}-u-nu-latn`

interface Element {
  type: number
  value?: unknown
  options?: Readonly<Record<string, { value: readonly Element[] }>>
}

/** Element types of intl-messageformat that take no value. */
const LITERAL = 0
const POUND = 7

const namesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ type, value, options = {} }) => [
    ...(type === LITERAL || type === POUND ? [] : [String(value)]),
    ...Object.values(options).flatMap((option) => namesIn(option.value)),
  ])

/** Returns the names of a message's placeholders, or says what is wrong with the message, as the end of a sentence. */
export function placeholdersOf(text: string): readonly string[] | string {
  try {
    return namesIn(new IntlMessageFormat(text, 'en').getAst() as readonly Element[])
  } catch (error) {
    return /MISSING_OTHER_CLAUSE/.test(String(error))
      ? 'lacks the form for all other numbers: other {…}.'
      : 'has a brace that is not closed, or a wrong word between braces.'
  }
}

/** Fills the values into a message, with the plural forms of the language. Throws if a value is missing. */
export function formatMessage(locale: Locale, text: string, values: MessageValues): string {
  return String(new IntlMessageFormat(text, tagOf(locale)).format(values))
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
  const bind = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.includes('{') ? (values: MessageValues) => formatMessage(locale, value, values) : value
    }
    if (Array.isArray(value)) return value.map(bind)
    if (typeof value !== 'object' || !value) return value
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, bind(child)]))
  }
  return bind(words) as Bound<Words>
}
