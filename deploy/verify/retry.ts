import { setTimeout as wait } from 'node:timers/promises'

import type { Ask } from '../contract/request'

/** After a network error a request is sent again after these times, ms. */
const PAUSES_MS = [300, 1500]

/** Sends a request again where there was no answer. Any answer of the server is one. */
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
