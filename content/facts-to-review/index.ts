import { brandedFacts } from './branded'
import { coreFacts } from './core'
import { cybersecurityFacts } from './cybersecurity'
import { digitalFacts } from './digital'
import { enterpriseFacts } from './enterprise'
import { industryFacts } from './industry'
import type { AgeingFact } from './types'

/** Everything on the site that may stop being true, by page: the tests and `npm run generate` watch over it. */
export const factsToReview: readonly AgeingFact[] = [
  ...enterpriseFacts,
  ...digitalFacts,
  ...cybersecurityFacts,
  ...coreFacts,
  ...industryFacts,
  ...brandedFacts,
]
