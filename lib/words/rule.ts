import type { Locale } from '../locale'
import { isInvisible } from './characters'

/**
 * What a field holds. `text` and `sentence` are words. A `message` may have placeholders in braces. A `coded` text may
 * have codes between backticks, and be in either language. `code` is a program. A `name` may have any signs and be in any
 * language. Undefined if the field has no words, such as an address.
 */
export type WordKind = 'text' | 'sentence' | 'message' | 'coded' | 'code' | 'name' | undefined

export interface Words {
  text: string
  kind: WordKind
  /** The language that the words should be in, if they have one. */
  language: Locale | undefined
}

/** Returns what is wrong with a text, as the end of a sentence that begins with the field's name. */
export type Rule = (words: Words) => string | undefined

/** Returns the word around a position of a text, without invisible characters, for a message. */
export function wordAt(text: string, index: number): string {
  const before = /\S*$/.exec(text.slice(0, index))?.[0] ?? ''
  const after = /^\S*/.exec(text.slice(index))?.[0] ?? ''
  return [...before.slice(-20), ...after.slice(0, 20)].filter((character) => !isInvisible(character)).join('')
}

/** Returns the word around a position as a part of a sentence, or '' if there is none. */
export const quotedWord = (text: string, index: number): string => {
  const word = wordAt(text, index)
  return word ? ` in “${word}”` : ''
}
