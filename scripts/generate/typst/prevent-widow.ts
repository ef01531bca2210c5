const NO_BREAK_SPACE = '\u00a0'

/** A longer last word may have a line of its own. */
const MAX_WIDOW = 10

/** Fewer words fit on one line, or break well anywhere. */
const MIN_WORDS = 4

/** Joins a short last word to the one before it, so that no paragraph ends in a line of one word. */
export function preventWidow(text: string): string {
  const words = text.split(' ')
  const last = words.at(-1) ?? ''
  if (words.length < MIN_WORDS || last.length > MAX_WIDOW) return text
  return `${words.slice(0, -1).join(' ')}${NO_BREAK_SPACE}${last}`
}
