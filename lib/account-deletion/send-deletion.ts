import { deletionRequest } from './deletion-request'
import { readBody } from './read-body'
import { readReply } from './read-reply'
import type { DeletionCredentials, DeletionEndpoint, DeletionOutcome } from './types'

/** From the click to the last byte of the reply. */
export const DELETION_TIMEOUT_MS = 30_000

async function exchange(endpoint: DeletionEndpoint, credentials: DeletionCredentials, signal: AbortSignal) {
  const { url, init } = deletionRequest(endpoint, credentials)
  const response = await fetch(url, { ...init, signal })
  return readReply(endpoint.contract.reply, await readBody(response))
}

const errorName = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'unknown error'

async function exchangeInTime(endpoint: DeletionEndpoint, credentials: DeletionCredentials): Promise<DeletionOutcome> {
  // Not AbortSignal.timeout(): fake timers cannot advance it.
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new DOMException('No reply', 'TimeoutError')), DELETION_TIMEOUT_MS)
  try {
    return await exchange(endpoint, credentials, deadline.signal)
  } catch (error) {
    // Logs only the error's name: its message can quote what was sent or received.
    console.error(`Account deletion: no usable reply (${errorName(error)})`)
    return { kind: 'network' }
  } finally {
    clearTimeout(timer)
  }
}

const pending = new Map<string, Promise<DeletionOutcome>>()

/** The outcome of an app's deletion in progress, if any. A visitor who leaves the form may come back to it. */
export const pendingDeletion = (app: string): Promise<DeletionOutcome> | undefined => pending.get(app)

/**
 * Asks the API to delete the account and resolves with the outcome. Never rejects and never retries. Ignores the HTTP
 * status: the body decides.
 */
export function sendDeletion(endpoint: DeletionEndpoint, credentials: DeletionCredentials): Promise<DeletionOutcome> {
  const outcome = exchangeInTime(endpoint, credentials).finally(() => pending.delete(endpoint.app))
  pending.set(endpoint.app, outcome)
  return outcome
}
