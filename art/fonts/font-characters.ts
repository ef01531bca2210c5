const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Characters of the Latin subset: English, accented letters of names, punctuation of both languages. */
export const LATIN_CHARACTERS = span(0x20, 0x7e) + '\u00a0©«®°·»×ÀÉÈàâäçèéêëîïñôöùûü–—‘’“”•…€™←→−'
/** The `unicode-range` of these characters, without any of the other font's. */
export const LATIN_RANGE = 'U+20-FC,U+2010-2212'

/** Characters of the Arabic subset: letters and marks of Arabic and of names from neighbouring languages. */
export const ARABIC_CHARACTERS = `،؛؟ـ${span(0x0621, 0x063a)}${span(0x0641, 0x0652)}٪٫٬\u0670ٱپچڤگ\u200c\u200d\u200e`
export const ARABIC_RANGE = 'U+60C-6AF,U+200C-200E'
