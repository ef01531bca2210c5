/** Returns the value. Throws an error with `message` if it is undefined. */
export function found<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new Error(message)
  return value
}
