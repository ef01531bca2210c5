/** An object with the same keys and, for each, what `valueOf` returns. */
export function mapValues<Key extends string, Value, Result>(
  values: Readonly<Record<Key, Value>>,
  valueOf: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const entries = Object.entries<Value>(values).map(([key, value]) => [key, valueOf(value, key as Key)])
  return Object.fromEntries(entries) as Record<Key, Result>
}
