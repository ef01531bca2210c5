/** What was looked for. Throws an error with `message` if it is not there. */
export function found<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new Error(message)
  return value
}
