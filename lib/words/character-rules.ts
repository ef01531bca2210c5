import { isInvisible, nameOf, nameWithArticle } from './characters'
import { quotedWord, type Rule, wordAt } from './rule'
import { notShown } from './shown-characters'

/** Presentation forms, as some programs copy them from PDFs: ﻣﺮﺣﺒﺎ, ﬁ. */
const FIXED_FORM = /[\ufb00-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\uff01-\uffdc\u{1d400}-\u{1d7ff}]/u

/** Letters of a fixed form or width. */
export const fixedForms: Rule = ({ text }) => {
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

/** Text in UTF-8 that a program has read in another encoding. */
export const misread: Rule = ({ text }) => {
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
export const composed: Rule = ({ text }) => {
  if (text.normalize('NFC').length >= text.length) return undefined
  const [split] = text.match(/\P{M}\p{M}+/gu)?.filter((letter) => letter.normalize('NFC').length < letter.length) ?? []
  if (!split) return undefined
  return `has “${split}”${quotedWord(text, text.indexOf(split))} as a letter and a mark, two characters. Write it as one: “${split.normalize('NFC')}”.`
}

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

/** Characters that nobody sees, or that the fonts do not have. */
export const unseen: Rule = ({ text, kind }) => {
  const character = notShown(kind === 'code' ? text.replaceAll('\n', ' ') : text)
  if (character === undefined) return undefined
  const where = quotedWord(text, text.indexOf(character))
  const replacement = REPLACEMENTS[character]
  if (/[\n\r\v\f\u0085\u2028\u2029]/.test(character))
    return `has a line break, ${nameOf(character)}. Write it on one line.`
  if (character === '\t' || /\p{Zs}/u.test(character))
    return `has ${nameWithArticle(character)}${where}. Write an ordinary space.`
  if (character === '\ufffd')
    return `has ${nameWithArticle(character)}${where}, in place of a letter that was lost. Write it again.`
  if (/\p{Cs}/u.test(character)) return `has ${nameOf(character)}, which no font can show. Take it out.`
  if (isInvisible(character)) return `has ${nameWithArticle(character)}${where}, which cannot be seen. Take it out.`
  if (replacement) return `has ${nameWithArticle(character)}${where}. Write ${replacement} instead.`
  return `has ${nameOf(character)}${where}, which the fonts of the site do not have. Take it out, or write it in words.`
}

/** More marks on a letter than Arabic has, or a mark on no letter. */
const MARKS = /\p{M}{4,}|(?:^|\s)\p{M}/u

/** Marks on no letter, or too many on one. */
export const stacked: Rule = ({ text }) =>
  MARKS.test(text)
    ? `has marks on no letter, or too many on one${quotedWord(text, MARKS.exec(text)?.index ?? 0)}. Take them out.`
    : undefined
