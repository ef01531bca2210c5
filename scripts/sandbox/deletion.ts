import type { IncomingMessage, ServerResponse } from 'node:http'

import type { AccountStore } from './accounts'
import { type Contract, keyHeader } from './contracts'
import { faultOf } from './faults'
import { parseObject, readBody, sendJson } from './http'
import { wrongHeadersFor } from './preflight-faults'
import type { RequestLog } from './request-log'

const PREFLIGHT_SECONDS = 600

interface Context {
  accounts: AccountStore
  log: RequestLog
  slowMs: number
}

/** Answers a request to the API of `contract`. A page of any origin may read the reply. */
export async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  contract: Contract,
  context: Context,
): Promise<void> {
  response.setHeader('Vary', 'Origin')
  if (request.headers.origin) response.setHeader('Access-Control-Allow-Origin', request.headers.origin)
  if (request.method === 'DELETE') return answerDeletion(request, response, contract, context)
  if (request.method !== 'OPTIONS') {
    response.setHeader('Allow', 'DELETE, OPTIONS')
    return sendJson(response, 405, contract.failure('Method not allowed'))
  }
  answerPreflight(request, response)
}

/** Names one method and two headers. A browser that wants another refuses to send the request, as with a real host. */
function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const { ':status': status = 204, ...headers } = {
    'Access-Control-Allow-Methods': 'DELETE',
    'Access-Control-Allow-Headers': `content-type, ${keyHeader}`,
    'Access-Control-Max-Age': PREFLIGHT_SECONDS,
    ...wrongHeadersFor(request.headers.origin),
  }
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) response.removeHeader(name)
    else response.setHeader(name, value)
  }
  response.writeHead(Number(status)).end()
}

/** Checks in the order of the APIs: key, form of the request, account, password. */
async function answerDeletion(
  request: IncomingMessage,
  response: ServerResponse,
  contract: Contract,
  { accounts, log, slowMs }: Context,
): Promise<void> {
  const { api, key, userField, failure, sent, success } = contract
  const refuse = (status: number, message: string) => sendJson(response, status, failure(message))

  const text = await readBody(request)
  if (text === undefined) return refuse(413, 'Request too large')
  const body = parseObject(text)
  log.add(request, body, contract)

  if (request.headers[keyHeader] !== key) return refuse(401, 'Invalid API key')
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return refuse(415, 'JSON expected')
  const user = body?.[userField]
  const password = body?.password
  if (typeof user !== 'string' || typeof password !== 'string') {
    return refuse(400, `Expected a JSON object with ${userField} and password`)
  }

  const fault = faultOf(contract, user)
  if (fault) return fault.answer(response, contract, slowMs)

  // A refused account gets status 200: the body decides, and the site must not rely on anything else.
  const account = accounts.find(api, user)
  if (!account) return refuse(200, 'Unknown account')
  if (sent(account.password) !== password) return refuse(200, 'Invalid credentials')
  accounts.remove(api, user)
  sendJson(response, 200, success)
}
