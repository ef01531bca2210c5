import { nameOf } from './characters'
import { quotedWord, type Rule, wordAt } from './rule'

const FIRST_ARABIC_DIGIT = 0x660
const FIRST_PERSIAN_DIGIT = 0x6f0

const westernDigit = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0
  return String(code - (code >= FIRST_PERSIAN_DIGIT ? FIRST_PERSIAN_DIGIT : FIRST_ARABIC_DIGIT))
}

/** Arabic and Persian digits: the site has Western ones. */
export const digits: Rule = ({ text }) => {
  const [number] = /[٠-٩۰-۹]+/.exec(text) ?? []
  return (
    number && `has the number “${number}”. The site has Western digits: write ${number.replaceAll(/./g, westernDigit)}.`
  )
}

/** Before a number or a Latin name it ends a prefix, الـERP; after a year it marks the Hijri calendar, 1448هـ. */
const STRETCHED = /(?<!\d ?ه)\u0640(?![\dA-Za-z«“"])/

/** Letters that a tatweel stretches. */
export const stretched: Rule = ({ text }) => {
  const { index } = STRETCHED.exec(text) ?? {}
  if (index === undefined) return undefined
  const [, name] = /^\u0640 ([\dA-Za-z]\S*)/.exec(text.slice(index)) ?? []
  const word = wordAt(text, index)
  const plain = name ? `${word}${name}` : word.replaceAll('\u0640', '')
  const advice = plain ? `Write “${plain}” for “${name ? `${word} ${name}` : word}”` : 'Take it out'
  return `has a stretched letter, ${nameOf('\u0640')}. ${advice}.`
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

/** Persian and Urdu letters that look like Arabic ones. Searches do not find them. */
export const persianLetters: Rule = ({ text, language }) => {
  const { 0: letter = '', index = 0 } =
    (language === 'ar' && /[\u0671-\u06ef\u06fa-\u06ff](?<![ٱپچڤگژ])/u.exec(text)) || {}
  if (!letter) return undefined
  const advice = letter === 'ی' ? 'Write ي, or ى at the end of a word' : PERSIAN[letter] && `Write ${PERSIAN[letter]}`
  return `has ${nameOf(letter)}${quotedWord(text, index)}, which is not a letter of Arabic. ${advice ?? 'Write it with letters of Arabic'}.`
}

const LATIN_MARKS: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' }
const ARABIC_SIGNS: Readonly<Record<string, string>> = { '٪': '%', '٫': '.', '٬': ',', '۔': '.' }

/** A mark beside an Arabic word, or at the end of the text. */
const LATIN_MARK = /(?<=[\p{sc=Arabic}][\p{M}»"”’')\]}]*) ?[,;?]|[,;?](?= *["“‘'«([{]*\p{sc=Arabic})|\?$/u

/** A space before a mark, where a line could break, or none after it. */
const ODD_MARK = /\s([،؛؟])|([،؛؟])(?=[\p{L}\d])/u

/** Spaces around Arabic marks, and marks, signs and quotation marks of other languages. */
export const arabicMarks: Rule = ({ text, language }) => {
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
