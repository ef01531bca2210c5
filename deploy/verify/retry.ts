import { setTimeout as wait } from 'node:timers/promises'

import type { Ask } from '../contract/request'

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
