/** In characters. */
const MAX_LENGTH = 300

// Direction marks, embeddings and isolates could reorder the page's own text. Joiners must stay, for Arabic and emoji.
const UNWANTED = /[\p{Cc}\p{Bidi_Control}]/gu

/** More marks on one letter than any script has. */
const PILED_MARKS = /(\p{Mn}{4})\p{Mn}+/gu

/** U+2800 is the braille pattern without dots. */
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/**
 * Prepares a server's message for display as text: collapses white space, removes control and direction characters and
 * piled marks, and cuts it to 300 characters. Returns undefined if the value is not a string or nothing visible is left of it.
 */
export function serverMessage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const characters = value.replace(/\s+/gu, ' ').replace(UNWANTED, '').replace(PILED_MARKS, '$1').trim()
  // By code point, because slicing within a surrogate pair would break an emoji.
  const text = [...characters].slice(0, MAX_LENGTH).join('')
  return VISIBLE.test(text) ? text : undefined
}
