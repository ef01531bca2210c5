/** In characters. */
const MAX_LENGTH = 300

// Direction marks, embeddings and isolates could reorder the page's own text, and tags carry text that nobody sees.
// Joiners stay: Arabic and emoji need them.
const UNWANTED = /(?!\s)\p{Cc}|[\p{Bidi_Control}\ufeff\u{e0000}-\u{e007f}]/gu

/** No script stacks more marks on one letter, and none needs two that enclose it. */
const PILED_MARKS = /([\p{Mn}\p{Me}\u200c\u200d]{4})[\p{Mn}\p{Me}\u200c\u200d]+/gu
const ENCLOSING_MARKS = /(\p{Me})\p{Me}+/gu

/** U+2800 is the braille pattern without dots, which looks like a space. */
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/**
 * Prepares a server's message for display as text: removes control characters, direction characters, tags and stacked
 * marks, collapses white space, and cuts the text to 300 characters. Returns undefined if the value is not a string or
 * nothing visible remains.
 */
export function serverMessage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const characters = value
    .replace(UNWANTED, '')
    .replace(ENCLOSING_MARKS, '$1')
    .replace(PILED_MARKS, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  // By code point: slicing inside a surrogate pair would break an emoji.
  const text = [...characters].slice(0, MAX_LENGTH).join('')
  return VISIBLE.test(text) ? text : undefined
}
