import { mapTree, textsIn } from '@/lib/tree'

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
export function texts(value: unknown): Text[] {
  const written = mapTree(value, (child) =>
    typeof child === 'function' ? (child as (values: unknown) => unknown)(anyValues) : child,
  )
  return [...textsIn(written)]
    .map(({ place, text }) => ({ path: place.map((key) => `.${key}`).join(''), text }))
    .filter(({ path }) => !NO_WORDS.test(path))
}
