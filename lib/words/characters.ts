/** Unicode's names of characters that look like nothing, like a space or like another character. */
const NAMES: Readonly<Record<number, string>> = {
  0x00: 'NULL',
  0x07: 'BELL',
  0x08: 'BACKSPACE',
  0x09: 'TAB',
  0x0a: 'LINE FEED',
  0x0b: 'VERTICAL TAB',
  0x0c: 'FORM FEED',
  0x0d: 'CARRIAGE RETURN',
  0x1b: 'ESCAPE',
  0x7f: 'DELETE',
  0x85: 'NEXT LINE',
  0xa0: 'NO-BREAK SPACE',
  0xad: 'SOFT HYPHEN',
  0x034f: 'COMBINING GRAPHEME JOINER',
  0x061c: 'ARABIC LETTER MARK',
  0x0640: 'ARABIC TATWEEL',
  0x115f: 'HANGUL CHOSEONG FILLER',
  0x1160: 'HANGUL JUNGSEONG FILLER',
  0x17b4: 'KHMER VOWEL INHERENT AQ',
  0x17b5: 'KHMER VOWEL INHERENT AA',
  0x180e: 'MONGOLIAN VOWEL SEPARATOR',
  0x2000: 'EN QUAD',
  0x2001: 'EM QUAD',
  0x2002: 'EN SPACE',
  0x2003: 'EM SPACE',
  0x2004: 'THREE-PER-EM SPACE',
  0x2005: 'FOUR-PER-EM SPACE',
  0x2006: 'SIX-PER-EM SPACE',
  0x2007: 'FIGURE SPACE',
  0x2008: 'PUNCTUATION SPACE',
  0x2009: 'THIN SPACE',
  0x200a: 'HAIR SPACE',
  0x200b: 'ZERO WIDTH SPACE',
  0x200c: 'ZERO WIDTH NON-JOINER',
  0x200d: 'ZERO WIDTH JOINER',
  0x200e: 'LEFT-TO-RIGHT MARK',
  0x200f: 'RIGHT-TO-LEFT MARK',
  0x2010: 'HYPHEN',
  0x2011: 'NON-BREAKING HYPHEN',
  0x2028: 'LINE SEPARATOR',
  0x2029: 'PARAGRAPH SEPARATOR',
  0x202a: 'LEFT-TO-RIGHT EMBEDDING',
  0x202b: 'RIGHT-TO-LEFT EMBEDDING',
  0x202c: 'POP DIRECTIONAL FORMATTING',
  0x202d: 'LEFT-TO-RIGHT OVERRIDE',
  0x202e: 'RIGHT-TO-LEFT OVERRIDE',
  0x202f: 'NARROW NO-BREAK SPACE',
  0x205f: 'MEDIUM MATHEMATICAL SPACE',
  0x2060: 'WORD JOINER',
  0x2061: 'FUNCTION APPLICATION',
  0x2062: 'INVISIBLE TIMES',
  0x2063: 'INVISIBLE SEPARATOR',
  0x2064: 'INVISIBLE PLUS',
  0x2066: 'LEFT-TO-RIGHT ISOLATE',
  0x2067: 'RIGHT-TO-LEFT ISOLATE',
  0x2068: 'FIRST STRONG ISOLATE',
  0x2069: 'POP DIRECTIONAL ISOLATE',
  0x2800: 'BRAILLE PATTERN BLANK',
  0x3000: 'IDEOGRAPHIC SPACE',
  0x3164: 'HANGUL FILLER',
  0xfe0e: 'VARIATION SELECTOR-15',
  0xfe0f: 'VARIATION SELECTOR-16',
  0xfeff: 'BYTE ORDER MARK',
  0xffa0: 'HALFWIDTH HANGUL FILLER',
  0xfffc: 'OBJECT REPLACEMENT CHARACTER',
  0xfffd: 'REPLACEMENT CHARACTER',
}

/** Kinds of characters without names of their own. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, 'control character'],
  [/\p{Cs}/u, 'half of a character'],
  [/\p{Co}/u, 'character of private use'],
  [/[\ufdd0-\ufdef]|[\ufffe\uffff]/u, 'noncharacter'],
  [/[\u{e0000}-\u{e007f}]/u, 'invisible tag character'],
  [/\p{Variation_Selector}/u, 'variation selector'],
  [/\p{Cf}/u, 'format character'],
  [/\p{Cn}/u, 'character that Unicode does not have'],
]

/** A character as a message names it: ZERO WIDTH SPACE (U+200B), “✅” (U+2705). */
export function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  // The last two of each plane.
  const kind = (code & 0xfffe) === 0xfffe ? 'noncharacter' : KINDS.find(([form]) => form.test(character))?.[1]
  return `${NAMES[code] ?? kind ?? `“${character}”`} (${number})`
}

/** Names a character with its article: a ZERO WIDTH SPACE (U+200B), an EM SPACE (U+2003). */
export function nameWithArticle(character: string): string {
  const name = nameOf(character)
  return `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`
}

/** Whether a character is empty to the eye, or only changes how others look. */
export const isInvisible = (character: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/u.test(character)
