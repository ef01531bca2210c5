import type { IncomingMessage, ServerResponse } from 'node:http'

import type { AccountStore } from './accounts'
import { parseObject, readBody, sendJson, sendText } from './http'
import { overviewText } from './overview'
import type { RequestLog } from './request-log'

async function addAccount(request: IncomingMessage, response: ServerResponse, accounts: AccountStore): Promise<void> {
  const { api, user, password } = parseObject((await readBody(request)) ?? '') ?? {}
  if ((api !== 'swin' && api !== 'lahfa') || typeof user !== 'string' || typeof password !== 'string') {
    return sendJson(response, 400, { error: 'Expected { "api": "swin" or "lahfa", "user", "password" }' })
  }
  accounts.add({ api, user, password })
  sendJson(response, 201, { api, user })
}

/**
 * Answers everything that is not one of the APIs: the overview, and the endpoints by which tests control the sandbox.
 * These need no key and check no origin, but send no CORS headers: another site must not read what was received.
 */
export async function answerControl(
  route: string,
  request: IncomingMessage,
  response: ServerResponse,
  { accounts, log }: { accounts: AccountStore; log: RequestLog },
): Promise<void> {
  switch (route) {
    case 'GET /':
      return sendText(response, 200, 'plain', overviewText())
    case 'POST /sandbox/accounts':
      return addAccount(request, response, accounts)
    case 'POST /sandbox/reset':
      accounts.reset()
      log.reset()
      response.writeHead(204).end()
      return
    case 'GET /sandbox/requests':
      return sendJson(response, 200, log.list())
    default:
      return sendJson(response, 404, { error: 'Not found' })
  }
}
