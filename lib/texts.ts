/** A text somewhere in a value. */
export interface Text {
  /** The keys that lead to the text: '.questions.0.answer'. */
  path: string
  text: string
}

/** Ids, lists of ids, the types of a sample's parts, and code. */
const NO_WORDS = /\.(?:id|type|code)$|\.(?:sources|promises)\.\d+$/

const anyValues: unknown = new Proxy({}, { has: () => true, get: () => 'X' })

/** All texts nested in a value, with their paths. Calls functions that build a text with 'X'. */
export function texts(value: unknown, path = ''): Text[] {
  if (typeof value === 'function') return texts(value(anyValues), path)
  if (typeof value === 'string') return NO_WORDS.test(path) ? [] : [{ path, text: value }]
  return Object.entries(value ?? {}).flatMap(([key, child]) => texts(child, `${path}.${key}`))
}
