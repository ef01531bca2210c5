import type { IncomingMessage, ServerResponse } from 'node:http'

import type { AccountStore } from './accounts'
import { parseObject, readBody, sendJson } from './http'
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
 * Answers the endpoints by which tests steer the sandbox; false where `route` (`POST /path`) is none of them. They
 * need no key and look at no origin, but send no CORS headers either: another site must not read what was received.
 */
export async function answerControl(
  route: string,
  request: IncomingMessage,
  response: ServerResponse,
  { accounts, log }: { accounts: AccountStore; log: RequestLog },
): Promise<boolean> {
  switch (route) {
    case 'POST /sandbox/accounts':
      await addAccount(request, response, accounts)
      return true
    case 'POST /sandbox/reset':
      accounts.reset()
      log.reset()
      response.writeHead(204).end()
      return true
    case 'GET /sandbox/requests':
      sendJson(response, 200, log.list())
      return true
    default:
      return false
  }
}
