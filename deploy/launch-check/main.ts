import '@/lib/settings/load-environment'

import { acceptances } from '@/content/launch'

import { report } from './report'
import { settle } from './settle'

/*
 * npm run launch-check: what the owner has still to set, to make true or to accept. Exits with 1 until nothing is left.
 */
try {
  // Loaded here, because it throws where a setting is wrong: the message is for the owner, its stack is not.
  const { pointsToSettle } = await import('./points')
  const now = new Date()
  const outcome = settle(pointsToSettle(now), acceptances, now)
  console.log(report(outcome))
  process.exitCode = outcome.open.length + outcome.errors.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
