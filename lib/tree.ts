/** The keys and positions that lead to a value in a tree of objects and lists. */
export type Place = readonly (string | number)[]

/** What is directly in an object or a list, by key or position; nothing in any other value. */
function childrenOf(value: unknown): readonly (readonly [key: string | number, child: unknown])[] {
  if (Array.isArray(value)) return [...(value as unknown[]).entries()]
  return typeof value === 'object' && value ? Object.entries(value) : []
}

/** Returns the value at a place of a tree; undefined if there is none. */
export const valueAt = (tree: unknown, place: Place): unknown =>
  place.reduce<unknown>((parent, key) => (parent as Record<string | number, unknown> | undefined | null)?.[key], tree)

/** All values of a tree with their places in it, in reading order: the tree itself, and each value before those inside. */
export function valuesIn(tree: unknown): readonly { place: Place; value: unknown }[] {
  const values: { place: Place; value: unknown }[] = []
  // Nested generators would take five times as long.
  const add = (value: unknown, place: Place) => {
    values.push({ place, value })
    for (const [key, child] of childrenOf(value)) add(child, [...place, key])
  }
  add(tree, [])
  return values
}

/** All texts of a tree with their places in it, in reading order. */
export function* textsIn(tree: unknown): Generator<{ place: Place; text: string }> {
  for (const { place, value } of valuesIn(tree)) if (typeof value === 'string') yield { place, text: value }
}

/**
 * A copy of a tree in which each value is what `change` makes of it. What is inside a value comes first: `change` gets an
 * object or a list with its new values.
 */
export function mapTree(tree: unknown, change: (value: unknown, place: Place) => unknown, place: Place = []): unknown {
  if (Array.isArray(tree))
    return change(
      tree.map((child: unknown, index) => mapTree(child, change, [...place, index])),
      place,
    )
  if (typeof tree !== 'object' || !tree) return change(tree, place)
  const children = Object.entries(tree).map(([key, child]) => [key, mapTree(child, change, [...place, key])] as const)
  return change(Object.fromEntries(children), place)
}
