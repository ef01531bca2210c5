import { factsToReview } from '@/content/facts-to-review'
import { oldFacts } from '@/content/facts-to-review/old-facts'

/** Warns of facts that should be looked up again; the site is built all the same. */
export async function warnOfOverdueFacts(): Promise<void> {
  for (const { page, says, source, checked } of oldFacts(factsToReview, new Date())) {
    console.warn(`Last checked on ${checked}: ${page} says "${says}" (${source}). See content/facts-to-review.`)
  }
}
