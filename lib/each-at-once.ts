/**
 * Calls `work` for each value in order, `count` at a time. Resolves when all are done; rejects with the first failure.
 */
export async function eachAtOnce<T>(
  values: readonly T[],
  count: number,
  work: (value: T) => Promise<void>,
): Promise<void> {
  const queue = values.values()
  const next = async () => {
    for (const value of queue) await work(value)
  }
  await Promise.all(Array.from({ length: count }, next))
}
