const NO_BREAK_SPACE = '\u00a0'

/** A last word up to this length would look lost on a line of its own. */
const SHORT_WORD = 10

/** Fewer words fit on a line or break well enough wherever they break. */
const FEWEST_WORDS = 4

/** Ties a short last word to the one before it, so that no paragraph ends in a line of one word. */
export function preventWidow(text: string): string {
  const words = text.split(' ')
  const last = words.at(-1) ?? ''
  if (words.length < FEWEST_WORDS || last.length > SHORT_WORD) return text
  return `${words.slice(0, -1).join(' ')}${NO_BREAK_SPACE}${last}`
}
