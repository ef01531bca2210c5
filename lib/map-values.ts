/** An object with the same keys and, for each, what `valueOf` returns. */
export const mapValues = <Key extends string, Value, Result>(
  values: Readonly<Record<Key, Value>>,
  valueOf: (value: Value, key: Key) => Result,
) => Object.fromEntries(Object.entries<Value>(values).map(([key, value]) => [key, valueOf(value, key as Key)]))
