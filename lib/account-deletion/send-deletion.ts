import { deletionRequest } from './deletion-request'
import { readReply } from './read-reply'
import type { DeletionCredentials, DeletionEndpoint, DeletionOutcome } from './types'

/** From the click to the last byte of the reply. */
export const DELETION_TIMEOUT_MS = 30_000

async function exchange(endpoint: DeletionEndpoint, credentials: DeletionCredentials, signal: AbortSignal) {
  const { url, init } = await deletionRequest(endpoint, credentials)
  const response = await fetch(url, { ...init, signal })
  return readReply(endpoint.api, await response.text())
}

/** Rejects when the signal aborts. Needed because loading the hash function, unlike fetch, cannot be aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

const errorName = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'unknown error'

/**
 * Asks the API to delete the account and resolves with the outcome. Never rejects and never retries. The HTTP status is
 * ignored: the body decides.
 */
export async function sendDeletion(
  endpoint: DeletionEndpoint,
  credentials: DeletionCredentials,
): Promise<DeletionOutcome> {
  // Not AbortSignal.timeout(), which fake timers in tests cannot advance.
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new DOMException('No reply', 'TimeoutError')), DELETION_TIMEOUT_MS)
  try {
    return await Promise.race([exchange(endpoint, credentials, deadline.signal), aborted(deadline.signal)])
  } catch (error) {
    // Only the name: the message of an error can quote what was sent or received.
    console.error(`Account deletion: no usable reply (${errorName(error)})`)
    return { kind: 'network' }
  } finally {
    clearTimeout(timer)
  }
}
