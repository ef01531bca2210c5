/** The Levenshtein distance: how many letters have to be added, removed or replaced. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

const isPart = (known: string, name: string) => name.startsWith(`${known}_`) || name.endsWith(`_${known}`)

/** Whether a name is a known one with words left out: SITE_MAP_URL of SITE_MAP_PAGE_URL. */
const isShortened = (name: string, known: string) => {
  const words = known.split('_')
  return name.split('_').every((word) => words.includes(word))
}

/** How far a name is from a known one. A part of the known name lies nearer than any misspelling. */
function far(name: string, known: string): number {
  if (name === known) return 0
  return isShortened(name, known) || isPart(known, name) ? 0.5 : distance(name, known)
}

/**
 * The names among `known` that are nearest to a misspelt one: two if only the language is missing, none if all differ.
 */
export function nearestNames(name: string, known: readonly string[], within = name.length / 3): readonly string[] {
  const plain = name.toUpperCase().replaceAll(/[.-]/g, '_')
  const found = known.map((one) => [one, far(plain, one)] as const)
  const least = Math.min(...found.map(([, how]) => how))
  return least > within ? [] : found.filter(([, how]) => how === least).map(([one]) => one)
}
