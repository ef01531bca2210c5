import { brandedFacts } from './branded'
import { coreFacts } from './core'
import { cybersecurityFacts } from './cybersecurity'
import { digitalFacts } from './digital'
import { documentFacts } from './documents'
import { enterpriseFacts } from './enterprise'
import { industryFacts } from './industry'
import type { FactToReview } from './types'

/** All statements that may become outdated, checked by the tests and `npm run generate`. */
export const factsToReview: readonly FactToReview[] = [
  ...enterpriseFacts,
  ...digitalFacts,
  ...cybersecurityFacts,
  ...coreFacts,
  ...industryFacts,
  ...brandedFacts,
  ...documentFacts,
]
