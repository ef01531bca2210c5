import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { type Contract, keyHeader } from './contracts'

/** Enough for any test; a sandbox left running must not grow without end. */
const MAX_REQUESTS = 200
const LOGGED_HEADERS = ['origin', 'content-type', 'cookie', 'referer', keyHeader]

const sha256 = (value: unknown) => createHash('sha256').update(String(value), 'utf8').digest('hex')

export type RequestLog = ReturnType<typeof createRequestLog>

/**
 * Remembers deletion requests, so that tests can compare what was sent with the contract. Of the body only the user
 * name is kept as it was: any other value may be a credential (Swin's MD5 is one too), so its SHA-256 is kept.
 */
export function createRequestLog() {
  let requests: readonly object[] = []
  return {
    list: () => requests,
    add({ method, url, headers }: IncomingMessage, body: object | undefined, { userField }: Contract) {
      const values = Object.entries(body ?? {}).map(([name, value]) => [
        name,
        name === userField ? (value as unknown) : sha256(value),
      ])
      const logged = LOGGED_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))
      const entry = { method, path: url, headers: Object.fromEntries(logged), body: Object.fromEntries(values) }
      requests = [...requests, entry].slice(-MAX_REQUESTS)
    },
    reset() {
      requests = []
    },
  }
}
