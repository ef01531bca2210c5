/** An object with these keys and, for each, what `valueOf` returns. */
export const tableOf = <const Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>

/** An object with the same keys and, for each, what `valueOf` returns. */
export const mapValues = <Key extends string, Value, Result>(
  values: Readonly<Record<Key, Value>>,
  valueOf: (value: Value, key: Key) => Result,
) => tableOf(Object.keys(values) as Key[], (key) => valueOf(values[key], key))
