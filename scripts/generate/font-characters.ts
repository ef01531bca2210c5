const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** What the Latin font draws: English, the accents of names, and the punctuation of both languages. */
export const LATIN_CHARACTERS = span(0x20, 0x7e) + '\u00a0©«®°·»×ÀÉÈàâäçèéêëîïñôöùûü–—‘’“”•…€™←→−'
/** The same as `unicode-range` of a style sheet. */
export const LATIN_RANGE =
  'U+20-7E,U+A0,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+C0,U+C8-C9,U+D7,U+E0,U+E2,U+E4,U+E7-EB,U+EE-EF,U+F1,U+F4,U+F6,U+F9,U+FB-FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2190,U+2192,U+2212'

/** What the Arabic font draws: the letters and marks of Arabic and of names from its neighbours. */
export const ARABIC_CHARACTERS = `،؛؟ـ${span(0x0621, 0x063a)}${span(0x0641, 0x0652)}٪٫٬\u0670ٱپچڤگ\u200c\u200d\u200e`
/** The same as `unicode-range` of a style sheet. */
export const ARABIC_RANGE =
  'U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+66A-66C,U+670-671,U+67E,U+686,U+6A4,U+6AF,U+200C-200E'
