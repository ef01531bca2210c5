/** In characters. */
const MAX_LENGTH = 300

// Control characters, and direction marks, embeddings and isolates, which could reorder the page's own text.
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * Prepares a server's message for display as text: collapses white space, removes control and direction characters and
 * cuts it to 300 characters. Returns undefined if the value is not a string or nothing is left of it.
 */
export function serverMessage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()
  // By code point, because slicing within a surrogate pair would break an emoji.
  return [...text].slice(0, MAX_LENGTH).join('') || undefined
}
