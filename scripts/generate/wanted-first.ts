/** Yields the values in their order, but at each step first takes one that is wanted by then. */
export function* wantedFirst<T>(values: readonly T[], isWanted: (value: T) => boolean): Iterable<T> {
  const due = [...values]
  while (due.length > 0) yield* due.splice(Math.max(due.findIndex(isWanted), 0), 1)
}
