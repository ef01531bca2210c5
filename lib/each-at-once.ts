/**
 * Calls `work` for each value in order, at most `count` at a time. Resolves when all are done; rejects with the first
 * failure.
 */
export async function eachAtOnce<T>(
  values: Iterable<T>,
  count: number,
  work: (value: T) => Promise<void>,
): Promise<void> {
  const queue = values[Symbol.iterator]()
  const next = async () => {
    for (let step = queue.next(); !step.done; step = queue.next()) await work(step.value)
  }
  await Promise.all(Array.from({ length: count }, next))
}
