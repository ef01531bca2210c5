import { serverMessage } from './server-message'
import type { DeletionApi, DeletionOutcome } from './types'

/** A member of any JSON value; undefined unless it is an object. */
function member(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Record<string, unknown>)[name] : undefined
}

/** Swin's `status` is in the body or in the `data` that wraps it. Beside `data`, a numeric `status` is the HTTP status. */
function swinStatus(reply: unknown): unknown {
  const status = member(reply, 'status')
  return typeof status === 'string' ? status : member(member(reply, 'data'), 'status')
}

const readers: Readonly<Record<DeletionApi, (reply: unknown) => DeletionOutcome>> = {
  swin: (reply) => ({ kind: swinStatus(reply) === 'success' ? 'success' : 'failure' }),
  lahfa: (reply) => {
    const message = member(reply, 'message')
    return message === 'success' ? { kind: 'success' } : { kind: 'failure', detail: serverMessage(message) }
  },
}

/**
 * Reads the outcome from the body of a reply. JSON of an unexpected shape is a failure without a reason.
 *
 * @throws SyntaxError when the body is not JSON
 */
export function readReply(api: DeletionApi, body: string): DeletionOutcome {
  return readers[api](JSON.parse(body))
}
