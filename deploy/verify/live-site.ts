import { setTimeout as wait } from 'node:timers/promises'

import { allowsPolicy, mergePolicies } from '../content-security-policy'
import type { Ask, HostAnswer } from '../contract/request'

/** Waits before each retry after a network error, ms. */
const PAUSES_MS = [300, 1500]

/** Retries a request that got no answer. Any answer counts, errors included. */
export const withRetries =
  (ask: Ask, pauses = PAUSES_MS): Ask =>
  async (request) => {
    for (const pause of pauses) {
      try {
        return await ask(request)
      } catch {
        await wait(pause)
      }
    }
    return ask(request)
  }

const HEADER = 'content-security-policy'

/**
 * Returns the answer with the build's policy if the live policy differs only by more script hashes: a server keeps
 * allowing the scripts of earlier releases, whose pages may still be open.
 */
export function withoutEarlierScripts(answer: HostAnswer, built: string): HostAnswer {
  const live = answer.headers[HEADER] ?? ''
  const withoutOthers = mergePolicies([built, live]).replaceAll(/ ('sha256-[^']+')/g, (text, hash: string) =>
    built.includes(hash) ? text : '',
  )
  if (!allowsPolicy(live, built) || withoutOthers !== built) return answer
  return { ...answer, headers: { ...answer.headers, [HEADER]: built } }
}
