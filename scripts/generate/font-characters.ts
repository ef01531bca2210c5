const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** What the Latin font draws: English, the accents of names, and the punctuation of both languages. */
export const LATIN_CHARACTERS = span(0x20, 0x7e) + '\u00a0©«®°·»×ÀÉÈàâäçèéêëîïñôöùûü–—‘’“”•…€™←→−'
/** Spans of `unicode-range` that hold these and none of the other font's: what a font lacks, the next one draws. */
export const LATIN_RANGE = 'U+20-FC,U+2010-2212'

/** What the Arabic font draws: the letters and marks of Arabic and of names from its neighbours. */
export const ARABIC_CHARACTERS = `،؛؟ـ${span(0x0621, 0x063a)}${span(0x0641, 0x0652)}٪٫٬\u0670ٱپچڤگ\u200c\u200d\u200e`
export const ARABIC_RANGE = 'U+60C-6AF,U+200C-200E'
