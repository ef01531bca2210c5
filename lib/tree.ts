/** The keys and positions that lead to a value in a tree of objects and lists. */
export type Place = readonly (string | number)[]

/** What is directly in an object or a list, by key or position; nothing in any other value. */
function childrenOf(value: unknown): readonly (readonly [key: string | number, child: unknown])[] {
  if (Array.isArray(value)) return [...(value as unknown[]).entries()]
  return typeof value === 'object' && value ? Object.entries(value) : []
}

/** All values of a tree with their places in it, in reading order: the tree itself, and each value before those inside. */
export function* valuesIn(tree: unknown, place: Place = []): Generator<{ place: Place; value: unknown }> {
  yield { place, value: tree }
  for (const [key, child] of childrenOf(tree)) yield* valuesIn(child, [...place, key])
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
  const children = childrenOf(tree).map(([key, child]) => [key, mapTree(child, change, [...place, key])] as const)
  if (Array.isArray(tree))
    return change(
      children.map(([, child]) => child),
      place,
    )
  return change(typeof tree === 'object' && tree ? Object.fromEntries(children) : tree, place)
}
