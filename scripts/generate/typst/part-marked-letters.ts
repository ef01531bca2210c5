const JOINER = '\u200d'

/** A letter that joins the next one, but no lam before an alef: the font has these two as one glyph in every word. */
const BEFORE_MARKED = /([بتثجحخسشصضطظعغفقكلمنهيئـ])(?=\p{L}\p{M})(?!(?<=ل)[اأإآ])/gu
const MARKED = /([بتثجحخسشصضطظعغفقكلمنهيئـ]\p{M}+)(?=\p{L})(?!(?<=ل\p{M}+)[اأإآ])/gu

/**
 * Puts an invisible joiner on both sides of an Arabic letter with a mark. The font then has no ligature there, whose
 * letters programs would copy in the wrong order, with a gap inside the word. The joiner keeps the letters joined.
 */
export const partMarkedLetters = (text: string): string =>
  text.replace(BEFORE_MARKED, `$1${JOINER}`).replace(MARKED, `$1${JOINER}`)
