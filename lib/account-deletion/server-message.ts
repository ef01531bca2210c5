/** In characters. */
const MAX_LENGTH = 300

// Direction marks, embeddings and isolates could reorder the page's own text. Joiners stay: Arabic and emoji need them.
const UNWANTED = /[\p{Cc}\p{Bidi_Control}]/gu

/** No script stacks more marks on one letter. */
const PILED_MARKS = /(\p{Mn}{4})\p{Mn}+/gu

/** U+2800 is the braille pattern without dots, which looks like a space. */
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/**
 * Prepares a server's message for display as text: collapses white space, removes control characters, direction
 * characters and stacked marks, and cuts the text to 300 characters. Returns undefined if the value is not a string or
 * nothing visible remains.
 */
export function serverMessage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const characters = value.replace(/\s+/gu, ' ').replace(UNWANTED, '').replace(PILED_MARKS, '$1').trim()
  // By code point: slicing inside a surrogate pair would break an emoji.
  const text = [...characters].slice(0, MAX_LENGTH).join('')
  return VISIBLE.test(text) ? text : undefined
}
