import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { readBody } from '../setup/read-body'
import { accountOf, type Memory } from './accounts'
import { type Contract, keyHeader } from './contracts'
import { faultOf, preflightFaultOf } from './faults'
import { BODY_LIMIT, parseObject, sendJson } from './http'

const PREFLIGHT_SECONDS = 600

/** Enough for any test. A sandbox left running must not grow without end. */
const MAX_REQUESTS = 200
const LOGGED_HEADERS = ['origin', 'content-type', 'cookie', 'referer', keyHeader]

const sha256 = (value: unknown) => createHash('sha256').update(String(value), 'utf8').digest('hex')

/**
 * What the sandbox remembers of a request. It keeps only the user name of the body. Any other value may be a credential
 * (an MD5 is one too), so it keeps the value's SHA-256.
 */
const logged = ({ method, url, headers }: IncomingMessage, body: object, { userField }: Contract) => ({
  method,
  path: url,
  headers: Object.fromEntries(LOGGED_HEADERS.filter((name) => headers[name]).map((name) => [name, headers[name]])),
  body: Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, name === userField ? (value as unknown) : sha256(value)]),
  ),
})

/** Answers a request to the API of `contract`. A page of any origin may read the reply. */
export function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  contract: Contract,
  context: { memory: Memory; slowMs: number },
): void | Promise<void> {
  response.setHeader('Vary', 'Origin')
  if (request.headers.origin) response.setHeader('Access-Control-Allow-Origin', request.headers.origin)
  if (request.method === 'DELETE') return answerDeletion(request, response, contract, context)
  if (request.method === 'OPTIONS') return answerPreflight(request, response)
  response.setHeader('Allow', 'DELETE, OPTIONS')
  sendJson(response, 405, contract.failure('Method not allowed'))
}

/** Names one method and two headers. A browser that wants another refuses to send the request, as with a real host. */
function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const { ':status': status = 204, ...headers } = {
    'Access-Control-Allow-Methods': 'DELETE',
    'Access-Control-Allow-Headers': `content-type, ${keyHeader}`,
    'Access-Control-Max-Age': PREFLIGHT_SECONDS,
    ...preflightFaultOf(request.headers.origin),
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
  { memory, slowMs }: { memory: Memory; slowMs: number },
): Promise<void> {
  const { app, key, userField, failure, sent, success } = contract
  const refuse = (status: number, message: string) => sendJson(response, status, failure(message))

  const text = await readBody(request, BODY_LIMIT)
  if (text === undefined) return refuse(413, 'Request too large')
  const body = parseObject(text) ?? {}
  memory.requests = [...memory.requests, logged(request, body, contract)].slice(-MAX_REQUESTS)

  if (request.headers[keyHeader] !== key) return refuse(401, 'Invalid API key')
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return refuse(415, 'JSON expected')
  const { [userField]: user, password } = body
  if (typeof user !== 'string' || typeof password !== 'string') {
    return refuse(400, `Expected a JSON object with ${userField} and password`)
  }

  const fault = faultOf(contract, user)
  if (fault) return fault.answer(response, contract, slowMs)

  // A refused account gets status 200: the body decides, and the site must not rely on anything else.
  const account = accountOf(app, user)
  const known = memory.passwords.get(account)
  if (known === undefined) return refuse(200, 'Unknown account')
  if (sent(known) !== password) return refuse(200, 'Invalid credentials')
  memory.passwords.delete(account)
  sendJson(response, 200, success)
}
