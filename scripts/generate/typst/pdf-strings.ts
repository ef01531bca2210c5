const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** A string in parentheses that starts at `from`: its bytes, and where it ends. */
function literal(line: string, from: number): { bytes: number[]; end: number } {
  const bytes: number[] = []
  let depth = 1
  let at = from + 1
  while (at < line.length) {
    const character = line.charAt(at)
    const [octal] = /^\\([0-7]{1,3})/.exec(line.slice(at, at + 4)) ?? []
    if (octal) bytes.push(parseInt(octal.slice(1), 8))
    else if (character === '\\') bytes.push(ESCAPES[line.charAt(at + 1)] ?? line.charCodeAt(at + 1))
    else {
      if (character === '(') depth += 1
      if (character === ')') depth -= 1
      if (depth === 0) break
      bytes.push(line.charCodeAt(at))
    }
    at += octal?.length ?? (character === '\\' ? 2 : 1)
  }
  return { bytes, end: at + 1 }
}

const codesOf = (bytes: readonly number[]): number[] =>
  Array.from({ length: bytes.length / 2 }, (_, i) => (bytes[2 * i] ?? 0) * 256 + (bytes[2 * i + 1] ?? 0))

/** What an operator shows: runs of codes, and between them the moves, as they are written. */
export function shownBy(line: string): (number[] | string)[] {
  const shown: (number[] | string)[] = []
  let at = 0
  while (at < line.length) {
    const [token = ''] = /^(?:<\w*>|-?[\d.]+)/.exec(line.slice(at)) ?? []
    if (line.charAt(at) === '(') {
      const { bytes, end } = literal(line, at)
      shown.push(codesOf(bytes))
      at = end
    } else {
      if (token.startsWith('<')) shown.push(codesOf([...Buffer.from(token.slice(1, -1), 'hex')]))
      else if (token) shown.push(token)
      at += token.length || 1
    }
  }
  return shown
}
