/** The window for which a browser chooses among pictures. */
export interface ViewedIn {
  /** px */
  width: number
  height: number
  /** Device pixels in a px. */
  density: number
}

/** The phone of Lighthouse's mobile runs. */
export const PHONE: ViewedIn = { width: 412, height: 823, density: 1.75 }

const ROOT_FONT_SIZE = 16

const TOKEN = /\s*([\d.]+(?:[a-z]+|%)?|(?:max|min|clamp|calc)\(|[-+*/(),])/y

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (text.slice(TOKEN.lastIndex).trim()) {
    const [, token] = TOKEN.exec(text) ?? []
    if (!token) throw new Error(`Not a length that can be computed here: ${text}`)
    tokens.push(token)
  }
  return tokens
}

function plainLength(token: string, { width, height }: ViewedIn): number {
  const [, number, unit = ''] = /^([\d.]+)([a-z]*)$/.exec(token) ?? []
  const units: Readonly<Record<string, number>> = {
    '': 1,
    px: 1,
    em: ROOT_FONT_SIZE,
    rem: ROOT_FONT_SIZE,
    vw: width / 100,
    // The bars of the browser are not simulated, so that small, large and dynamic heights are one.
    vh: height / 100,
    svh: height / 100,
    lvh: height / 100,
    dvh: height / 100,
  }
  const size = units[unit]
  if (number === undefined || size === undefined) throw new Error(`Not a length that can be computed here: ${token}`)
  return Number(number) * size
}

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  'max(': Math.max,
  'min(': Math.min,
  'clamp(': (least, wanted, most) => Math.max(least, Math.min(wanted, most)),
  'calc(': (value) => value,
  '(': (value) => value,
}

/** A length of CSS in px: units of the window and the font, max(), min(), clamp(), calc(). */
export function lengthInPx(text: string, window: ViewedIn): number {
  const tokens = tokensOf(text)

  function operand(): number {
    const token = tokens.shift() ?? ''
    const compute = functions[token]
    if (!compute) return plainLength(token, window)
    const values = [sum()]
    while (tokens[0] === ',') {
      tokens.shift()
      values.push(sum())
    }
    if (tokens.shift() !== ')') throw new Error(`A bracket is not closed: ${text}`)
    return compute(...values)
  }
  function product(): number {
    let value = operand()
    while (tokens[0] === '*' || tokens[0] === '/')
      value = tokens.shift() === '*' ? value * operand() : value / operand()
    return value
  }
  function sum(): number {
    let value = product()
    while (tokens[0] === '+' || tokens[0] === '-') value += tokens.shift() === '+' ? product() : -product()
    return value
  }

  const value = sum()
  if (tokens.length > 0) throw new Error(`Not one length: ${text}`)
  return value
}

function ratioOf(text: string): number {
  const [width, height = 1] = text.split('/').map(Number)
  return Number(width) / height
}

function featureHolds(feature: string, window: ViewedIn): boolean {
  const [, bound = '', name = '', value = ''] = /^\(\s*(min-|max-)?([a-z-]+)\s*:\s*(.+?)\s*\)$/.exec(feature) ?? []
  const { width, height } = window
  if (name === 'orientation') return (value === 'portrait') === height >= width
  const compare = (actual: number, wanted: number) =>
    bound === 'min-' ? actual >= wanted : bound === 'max-' ? actual <= wanted : actual === wanted
  if (name === 'width') return compare(width, lengthInPx(value, window))
  if (name === 'height') return compare(height, lengthInPx(value, window))
  if (name === 'aspect-ratio') return compare(width / height, ratioOf(value))
  throw new Error(`Not a media feature that can be decided here: ${feature}`)
}

/** Splits a condition at a word that is not inside brackets. */
function splitAt(word: 'and' | 'or', condition: string): string[] {
  let depth = 0
  const parts: string[][] = [[]]
  for (const piece of condition.split(/\s+/)) {
    if (piece === word && depth === 0) parts.push([])
    else parts.at(-1)?.push(piece)
    depth += piece.split('(').length - piece.split(')').length
  }
  return parts.map((part) => part.join(' '))
}

/** `(max-width: 767px)`, or conditions in parentheses: `((max-width: 767px) or (max-aspect-ratio: 4/5))`. */
function conditionHolds(condition: string, window: ViewedIn): boolean {
  const [, inner = ''] = /^\((.*)\)$/.exec(condition) ?? []
  if (!inner.startsWith('(')) return featureHolds(condition, window)
  return splitAt('or', inner).some((one) => splitAt('and', one).every((part) => conditionHolds(part, window)))
}

/** Whether a media query holds in a window: conditions of its size, joined by `and`, denied by `not`, listed by commas. */
export function mediaHolds(query: string, window: ViewedIn): boolean {
  return query.split(',').some((one) => {
    const [, isDenied, conditions = ''] = /^\s*(not\s+)?(.*?)\s*$/.exec(one) ?? []
    const holds = splitAt('and', conditions)
      .filter((condition) => !/^(all|screen|)$/.test(condition))
      .every((condition) => conditionHolds(condition, window))
    return isDenied ? !holds : holds
  })
}
