import type { IncomingMessage } from 'node:http'

/** Enough for any test; a sandbox left running must not grow without end. */
const KEPT_REQUESTS = 200

export interface LoggedRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  /** The JSON object of the body, or its text where it is none. */
  body: unknown
}

export type RequestLog = ReturnType<typeof createRequestLog>

/** Remembers deletion requests, so that tests can compare what was sent with the contract. */
export function createRequestLog(keyHeader: string) {
  const ofInterest = ['origin', 'content-type', 'cookie', 'referer', keyHeader]
  let requests: readonly LoggedRequest[] = []
  return {
    list: () => requests,
    add({ method = '', url = '', headers }: IncomingMessage, body: unknown) {
      const kept = ofInterest.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
      const entry = { method, path: url, headers: Object.fromEntries(kept) as Record<string, string>, body }
      requests = [...requests, entry].slice(-KEPT_REQUESTS)
    },
    reset() {
      requests = []
    },
  }
}
