import type { Locale } from '../locale'
import { placeholdersOf } from '../message'
import { arabicMarks, digits, persianLetters, stretched } from './arabic-rules'
import { composed, fixedForms, misread, stacked, unseen } from './character-rules'
import type { Rule, Words } from './rule'

/** The marks and letters of the Arabic block. */
const ARABIC = /[\u0600-\u06ff]+/

/** English words in small letters: brands and abbreviations have capitals. */
const ENGLISH_WORDS = /(?:^|[\s(“"'‘])[a-z]{2,}(?:’[a-z]+)?(?=[\s.,;:!?)”"'’]|$)/g

const ownLanguage: Rule = ({ text, kind, language }) => {
  if (kind === 'coded') return undefined
  if (language === 'en') {
    const [arabic] = ARABIC.exec(text) ?? []
    return (
      arabic && `has “${arabic}” in an English text. Write it in English; the Arabic words belong in the Arabic text.`
    )
  }
  if (language !== 'ar' || /\p{sc=Arabic}/u.test(text)) return undefined
  const words = text.replaceAll(/\{[^{}]*\}/g, '')
  if (!/\p{L}/u.test(words)) return undefined
  const isSentence = kind === 'sentence' || (words.match(ENGLISH_WORDS) ?? []).length > 1
  return isSentence ? 'has no Arabic word. Write it in Arabic; names and abbreviations may stay Latin.' : undefined
}

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][^<>]*>|<!--/i, 'an HTML tag'],
  [/&(?:#\d+|#x[\da-fA-F]+|[a-z]{2,}\d*);/, 'an HTML entity'],
  [/\*\*|__/, 'a sign for bold letters'],
  [/!?\[[^\]]*\]\([^)]*\)/, 'a Markdown link'],
  [/`/, 'a sign for code'],
  [
    /(?<![\w*~])(?:(?:\*|~~)(?=\S)[^*~]+(?<=\S)(?:\*|~~)|_(?=\S)[^_]+(?<=\S)_)(?![\w*~])/,
    'a sign for slanted or crossed letters',
  ],
  [/^\s*(?:#{1,6}|[*+•>-])\s/, 'a sign of a heading, a list or a quotation'],
]

const markup: Rule = ({ text, kind }) => {
  const words = kind === 'coded' ? text.replaceAll(/`[^`]*`/g, '') : text
  for (const [form, what] of MARKUP) {
    const [found] = form.exec(words) ?? []
    if (found) return `has “${found.trim()}”, ${what}, which the pages would show as it is. Take it out.`
  }
  return undefined
}

/** The forms of a plural must be those of the language, or they would never be shown. */
const plural: Rule = ({ text, kind, language }) => {
  const found = kind === 'message' ? placeholdersOf(text, language) : []
  return typeof found === 'string' ? found : undefined
}

const ANY_TEXT: readonly Rule[] = [fixedForms, composed, unseen, stacked]
const LETTERS: readonly Rule[] = [misread, digits, stretched, arabicMarks, persianLetters]
const WORDS: readonly Rule[] = [markup, ...LETTERS, ownLanguage, plural]

/** Most texts have only letters, digits and common marks, in which nothing can be wrong. Saves half of the time. */
const PLAIN: Readonly<Record<Locale, RegExp>> = {
  en: /^[A-Za-z0-9“](?:[A-Za-z0-9 .,:;!%/()'’“”–-]|\?(?!\?))*$/,
  ar: /^[ء-غف-ي](?:[ء-غف-ي0-9 .:!%/()«»-]|(?<! )[،؛؟](?![ء-ي0-9]))*$/,
}

/** What is wrong with a text, one fault at a time. */
export function wordFault(words: Words): string | undefined {
  if (words.language && PLAIN[words.language].test(words.text)) return undefined
  const hasWords = words.kind !== undefined && words.kind !== 'code'
  const rules = hasWords ? (words.kind === 'name' ? LETTERS : WORDS) : []
  for (const rule of [...rules, ...ANY_TEXT]) {
    const fault = rule(words)
    if (fault) return fault
  }
  return undefined
}
