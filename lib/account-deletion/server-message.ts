/** The longest message of a server that is shown, in characters. */
export const SERVER_MESSAGE_LIMIT = 300

// Besides control characters: marks, embeddings and isolates that could reorder the page's own text around them.
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * A server's message made fit to be shown as text: spaces and line breaks run together, control and direction
 * characters taken out, cut to 300 characters. Nothing when it is no text or nothing of it is left.
 */
export function serverMessage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.replace(/\s+/gu, ' ').replace(unprintable, '').trim()
  // By code point, so that the cut never halves an emoji.
  return [...text].slice(0, SERVER_MESSAGE_LIMIT).join('') || undefined
}
