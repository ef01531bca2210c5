import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { type Contract, keyHeader } from './contracts'

/** Enough for any test. A sandbox left running must not grow without end. */
const MAX_REQUESTS = 200
const LOGGED_HEADERS = ['origin', 'content-type', 'cookie', 'referer', keyHeader]

const sha256 = (value: unknown) => createHash('sha256').update(String(value), 'utf8').digest('hex')

export type RequestLog = ReturnType<typeof createRequestLog>

/**
 * Remembers deletion requests, so that tests can compare what was sent with the contract. It keeps only the user name
 * of the body. Any other value may be a credential (Swin's MD5 is one too), so it keeps the value's SHA-256.
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
