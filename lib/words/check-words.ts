import type { Locale } from '../locale'
import { placeholdersOf } from '../message'
import { isInvisible, nameOf } from './characters'
import { notShown } from './shown-characters'

/**
 * What a field holds: `text` and `sentence` are words, `message` and, over several lines, `lines` have placeholders in
 * braces, `coded` may have codes between backticks and either language, `code` is a program. A `name` may have any
 * signs and be of any language. Undefined for what is no words, such as an address.
 */
export type WordKind = 'text' | 'sentence' | 'message' | 'coded' | 'code' | 'name' | undefined

interface Words {
  text: string
  kind: WordKind
  /** The language that the words should be in, if they have one. */
  language: Locale | undefined
}

/** Returns what is wrong with a text, as the end of a sentence that begins with the field's name. */
type Rule = (words: Words) => string | undefined

/** Characters that look like the ones that were meant. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2044': '/',
  '\u2215': '/',
  '\u2219': '·',
}

/** The Arabic letter that was meant by each of these Persian or Urdu ones. */
const PERSIAN: Readonly<Record<string, string>> = {
  ک: 'ك',
  ی: 'ي',
  ھ: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ۀ: 'ة',
  ۂ: 'ة',
  ۃ: 'ة',
  ے: 'ي',
  ۓ: 'ئ',
  ٹ: 'ت',
  ڈ: 'د',
  ڑ: 'ر',
  ں: 'ن',
  ڪ: 'ك',
}

const LATIN_MARKS: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' }
const ARABIC_SIGNS: Readonly<Record<string, string>> = { '٪': '%', '٫': '.', '٬': ',', '۔': '.' }

const FIRST_ARABIC_DIGIT = 0x660
const FIRST_PERSIAN_DIGIT = 0x6f0

const westernDigit = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0
  return String(code - (code >= FIRST_PERSIAN_DIGIT ? FIRST_PERSIAN_DIGIT : FIRST_ARABIC_DIGIT))
}

/** The word of a text around a position, for a message; invisible characters left out. */
function wordAt(text: string, index: number): string {
  const before = /\S*$/.exec(text.slice(0, index))?.[0] ?? ''
  const after = /^\S*/.exec(text.slice(index))?.[0] ?? ''
  return [...before.slice(-20), ...after.slice(0, 20)].filter((character) => !isInvisible(character)).join('')
}

const quotedWord = (text: string, index: number) => {
  const word = wordAt(text, index)
  return word ? ` in “${word}”` : ''
}

/** Presentation forms, as some programs copy them from PDFs: ﻣﺮﺣﺒﺎ, ﬁ. */
const FIXED_FORM = /[\ufb00-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\uff01-\uffdc\u{1d400}-\u{1d7ff}]/u

const fixedForms: Rule = ({ text }) => {
  const { index } = FIXED_FORM.exec(text) ?? {}
  if (index === undefined) return undefined
  const word = wordAt(text, index)
  return `has “${word}” in letters of a fixed form or width, which nobody finds who searches for it. Write it as “${word.normalize('NFKC')}”.`
}

/** The characters of Windows-1252 for bytes 0x80 to 0x9f, which Node's decoder reads as control characters. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** The bytes that follow the first one of a letter in UTF-8, by their characters in Windows-1252. */
const FOLLOWING = new Map(
  [...FROM_0X80, ...Buffer.from(Array.from({ length: 32 }, (_, index) => index + 0xa0)).toString('latin1')].map(
    (character, index) => [character, index + 0x80] as const,
  ),
)
const NEXT = `[${[...FOLLOWING.keys()].join('')}]`

/** Letters and marks in UTF-8 that a program read as Windows-1252: Ø§Ù„, donâ€™t, cafÃ©. A name may end in Å”. */
const MISREAD = new RegExp(`(?:[ÂÃÅ](?![‘’“”–—…])${NEXT}|[ØÙÚÛ]${NEXT}|â${NEXT}{2})+`)

const misread: Rule = ({ text }) => {
  const [found] = MISREAD.exec(text) ?? []
  if (found) {
    const meant = Buffer.from(
      [...found].map((character) => FOLLOWING.get(character) ?? character.charCodeAt(0)),
    ).toString()
    return `has “${found}” in place of “${meant}”: a program did not read it as UTF-8. Write it again.`
  }
  return /\?\?/.test(text)
    ? 'has question marks side by side, as a program writes them for letters that it does not know. Write it again.'
    : undefined
}

/** Letters and marks in two characters, as some systems write é. */
const composed: Rule = ({ text }) => {
  if (text.normalize('NFC').length >= text.length) return undefined
  const [split] = text.match(/\P{M}\p{M}+/gu)?.filter((letter) => letter.normalize('NFC').length < letter.length) ?? []
  if (!split) return undefined
  return `has “${split}”${quotedWord(text, text.indexOf(split))} as a letter and a mark, two characters. Write it as one: “${split.normalize('NFC')}”.`
}

const digits: Rule = ({ text }) => {
  const [number] = /[٠-٩۰-۹]+/.exec(text) ?? []
  return (
    number && `has the number “${number}”. The site has Western digits: write ${number.replaceAll(/./g, westernDigit)}.`
  )
}

/** Before a number or a Latin name it ends a prefix, الـERP; after a year it marks the Hijri calendar, 1448هـ. */
const STRETCHED = /(?<!\d ?ه)\u0640(?![\dA-Za-z«“"])/

const stretched: Rule = ({ text }) => {
  const { index } = STRETCHED.exec(text) ?? {}
  if (index === undefined) return undefined
  const [, name] = /^\u0640 ([\dA-Za-z]\S*)/.exec(text.slice(index)) ?? []
  const word = wordAt(text, index)
  const plain = name ? `${word}${name}` : word.replaceAll('\u0640', '')
  const advice = plain ? `Write “${plain}” for “${name ? `${word} ${name}` : word}”` : 'Take it out'
  return `has a stretched letter, ${nameOf('\u0640')}. ${advice}.`
}

const persianLetters: Rule = ({ text, language }) => {
  const { 0: letter = '', index = 0 } =
    (language === 'ar' && /[\u0671-\u06ef\u06fa-\u06ff](?<![ٱپچڤگژ])/u.exec(text)) || {}
  if (!letter) return undefined
  const advice = letter === 'ی' ? 'Write ي, or ى at the end of a word' : PERSIAN[letter] && `Write ${PERSIAN[letter]}`
  return `has ${nameOf(letter)}${quotedWord(text, index)}, which is no letter of Arabic. ${advice ?? 'Write it with letters of Arabic'}.`
}

/** A mark beside an Arabic word, or at the end of the text. */
const LATIN_MARK = /(?<=[\p{sc=Arabic}][\p{M}»"”’')\]}]*) ?[,;?]|[,;?](?= *["“‘'«([{]*\p{sc=Arabic})|\?$/u

/** A space before a mark, where a line could break, or none after it. */
const ODD_MARK = /\s([،؛؟])|([،؛؟])(?=[\p{L}\d])/u

const arabicMarks: Rule = ({ text, language }) => {
  if (language !== 'ar' || !/\p{sc=Arabic}/u.test(text)) return undefined
  const [, late, tight] = ODD_MARK.exec(text) ?? []
  if (late) return `has a space before “${late}”. Take it out.`
  if (tight) return `has no space after “${tight}”. Write one.`
  const [sign = ''] = /[٪٫٬۔]/.exec(text) ?? []
  if (sign) return `has ${nameOf(sign)}. Write ${ARABIC_SIGNS[sign]}, as beside all numbers of the site.`
  const { 0: found = '', index = 0 } = LATIN_MARK.exec(text) ?? {}
  if (found)
    return `has a Latin “${found.trim()}” beside Arabic words${quotedWord(text, index)}. Write ${LATIN_MARKS[found.trim()]}.`
  const quoted = /["“„]([^"“”„]*\p{sc=Arabic}[^"“”„]*)["”]/u.exec(text)?.[1]
  return quoted && `has quotation marks of another language around “${quoted}”. Write «${quoted}».`
}

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
  [/<\/?[a-z][^<>]*>|<!--/i, 'a tag of HTML'],
  [/&(?:#\d+|#x[\da-fA-F]+|[a-z]{2,}\d*);/, 'an entity of HTML'],
  [/\*\*|__/, 'a sign for bold letters'],
  [/!?\[[^\]]*\]\([^)]*\)/, 'a link of Markdown'],
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

const unseen: Rule = ({ text, kind }) => {
  const character = notShown(kind === 'code' ? text.replaceAll('\n', ' ') : text)
  if (character === undefined) return undefined
  const where = quotedWord(text, text.indexOf(character))
  const replacement = REPLACEMENTS[character]
  if (/[\n\r\v\f\u0085\u2028\u2029]/.test(character))
    return `has a line break, ${nameOf(character)}. Write it on one line.`
  if (character === '\t' || /\p{Zs}/u.test(character))
    return `has a ${nameOf(character)}${where}. Write an ordinary space.`
  if (character === '\ufffd')
    return `has a ${nameOf(character)}${where}, in place of a letter that was lost. Write it again.`
  if (/\p{Cs}/u.test(character)) return `has ${nameOf(character)}, of which no font has a picture. Take it out.`
  if (isInvisible(character)) return `has a ${nameOf(character)}${where}, which cannot be seen. Take it out.`
  if (replacement) return `has a ${nameOf(character)}${where}. Write ${replacement} instead.`
  return `has ${nameOf(character)}${where}, which the fonts of the site do not have. Take it out, or write it in words.`
}

/** More marks on a letter than Arabic has, or a mark on no letter. */
const MARKS = /\p{M}{4,}|(?:^|\s)\p{M}/u

const stacked: Rule = ({ text }) =>
  MARKS.test(text)
    ? `has marks on no letter, or too many on one${quotedWord(text, MARKS.exec(text)?.index ?? 0)}. Take them out.`
    : undefined

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
