import { factsToReview } from '@/content/facts-to-review'
import type { FactToReview } from '@/content/facts-to-review/types'

/** The facts that nobody has compared with their sources for a year. */
export function oldFacts(facts: readonly FactToReview[], now: Date): readonly FactToReview[] {
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  return facts.filter(({ checked }) => new Date(checked) < yearAgo)
}

/** Warns of facts that should be looked up again; the site is built all the same. */
export async function warnOfOverdueFacts(): Promise<void> {
  for (const { page, says, source, checked } of oldFacts(factsToReview, new Date())) {
    console.warn(`Last checked on ${checked}: ${page} says "${says}" (${source}). See content/facts-to-review.`)
  }
}
