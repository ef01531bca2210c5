import type { FactToReview } from './types'

/** The facts that nobody has compared with their sources for a year. */
export function oldFacts(facts: readonly FactToReview[], now: Date): readonly FactToReview[] {
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  return facts.filter(({ checked }) => new Date(checked) < yearAgo)
}
