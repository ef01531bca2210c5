const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** The string in parentheses at the beginning of `text`: its bytes, and how long it is as written. */
function literal(text: string): { bytes: number[]; length: number } {
  const bytes: number[] = []
  let depth = 0
  for (const { 0: token, 1: octal, 2: escaped, index } of text.matchAll(/\\([0-7]{1,3})|\\([^])|[^]/g)) {
    if (octal) bytes.push(parseInt(octal, 8))
    else if (escaped) bytes.push(ESCAPES[escaped] ?? escaped.charCodeAt(0))
    else {
      if (token === '(') depth += 1
      if (token === ')') depth -= 1
      if (depth === 0) return { bytes, length: index + 1 }
      if (index > 0) bytes.push(token.charCodeAt(0))
    }
  }
  return { bytes, length: text.length }
}

const codesOf = (bytes: readonly number[]): number[] =>
  Array.from({ length: bytes.length / 2 }, (_, i) => (bytes[2 * i] ?? 0) * 256 + (bytes[2 * i + 1] ?? 0))

/** What an operator shows: runs of codes, and between them the moves, as they are written. */
export function shownBy(line: string): (number[] | string)[] {
  const shown: (number[] | string)[] = []
  let rest = line
  while (rest) {
    const [token = ''] = /^(?:<\w*>|-?[\d.]+)/.exec(rest) ?? []
    const string = rest.startsWith('(') ? literal(rest) : undefined
    if (string) shown.push(codesOf(string.bytes))
    else if (token.startsWith('<')) shown.push(codesOf([...Buffer.from(token.slice(1, -1), 'hex')]))
    else if (token) shown.push(token)
    rest = rest.slice(string?.length ?? (token.length || 1))
  }
  return shown
}
