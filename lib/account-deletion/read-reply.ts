import { isObject } from '../is-object'
import { serverMessage } from './server-message'
import type { DeletionContract, DeletionOutcome } from './types'

/** Returns a member of a JSON value; undefined if the value is not an object. */
const member = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

/** The `status` of a body or of its `data`. A numeric `status` beside `data` is the HTTP status. */
function statusOf(reply: unknown): unknown {
  const status = member(reply, 'status')
  return typeof status === 'string' ? status : member(member(reply, 'data'), 'status')
}

const readers: Readonly<Record<DeletionContract['reply'], (reply: unknown) => DeletionOutcome>> = {
  status: (reply) => ({ kind: statusOf(reply) === 'success' ? 'success' : 'failure' }),
  message: (reply) => {
    const message = member(reply, 'message')
    return message === 'success' ? { kind: 'success' } : { kind: 'failure', detail: serverMessage(message) }
  },
}

/**
 * Reads the outcome from the body of a reply. JSON of an unexpected shape is a failure without a reason.
 *
 * @throws {SyntaxError} if the body is not JSON
 */
export function readReply(reply: DeletionContract['reply'], body: string): DeletionOutcome {
  return readers[reply](JSON.parse(body))
}
