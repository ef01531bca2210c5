import { serverMessage } from './server-message'
import type { DeletionApi, DeletionOutcome } from './types'

/** A member of a JSON value, whatever that value is. */
function member(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Record<string, unknown>)[name] : undefined
}

/** Swin's `status` stands in the body itself or in the `data` that wraps it; a number there is not the field meant. */
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
 * What the API answered, read from the body alone. JSON of an unexpected shape is a refusal without a reason.
 *
 * @throws SyntaxError when the body is not JSON
 */
export function readReply(api: DeletionApi, body: string): DeletionOutcome {
  return readers[api](JSON.parse(body))
}
