import type { IncomingMessage, ServerResponse } from 'node:http'

import type { AccountStore } from './accounts'
import type { Contract } from './contracts'
import { faultOf } from './faults'
import { parseObject, readBody, sendJson } from './http'
import type { RequestLog } from './request-log'

interface DeletionContext {
  accounts: AccountStore
  log: RequestLog
  keyHeader: string
  slowMs: number
}

/** Answers one deletion request as the API of `contract` does: key, form of the request, account, password. */
export async function answerDeletion(
  request: IncomingMessage,
  response: ServerResponse,
  contract: Contract,
  { accounts, log, keyHeader, slowMs }: DeletionContext,
): Promise<void> {
  const { api, key, userField, failure, sent, success } = contract
  const refuse = (status: number, message: string) => sendJson(response, status, failure(message))

  const text = await readBody(request)
  if (text === undefined) return refuse(413, 'Request too large')
  const body = parseObject(text)
  log.add(request, body ?? text)

  if (request.headers[keyHeader] !== key) return refuse(401, 'Invalid API key')
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return refuse(415, 'JSON expected')
  const user = body?.[userField]
  const password = body?.password
  if (typeof user !== 'string' || typeof password !== 'string') {
    return refuse(400, `Expected a JSON object with ${userField} and password`)
  }

  const fault = faultOf(contract, user)
  if (fault) return fault.answer(response, contract, slowMs)

  // Refusals of an account come with status 200: the body decides, and the site must not rely on anything else.
  const account = accounts.find(api, user)
  if (!account) return refuse(200, 'Unknown account')
  if (sent(account.password) !== password) return refuse(200, 'Invalid credentials')
  accounts.remove(api, user)
  sendJson(response, 200, success)
}
