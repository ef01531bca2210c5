import type { IncomingMessage, ServerResponse } from 'node:http'

import { appIds } from '@/content/apps'

import { readBody } from '../setup/read-body'
import { accountOf, demoAccounts, freshMemory, type Memory } from './accounts'
import { contracts } from './contracts'
import { faults, preflightFaults } from './faults'
import { BODY_LIMIT, isOwnRequest, parseObject, sendJson, sendText } from './http'

const line = (...cells: readonly string[]) => `  ${cells.map((cell) => cell.padEnd(20)).join('')}`.trimEnd()

const overview = [
  'Sandbox of the account-deletion APIs',
  '',
  'Calls',
  ...contracts.map(({ path, userField }) => `  DELETE ${path}  { "${userField}", "password" }`),
  '',
  'Demo accounts',
  ...demoAccounts.map(({ app, user, password }) => line(app, user, password)),
  '',
  'User names that simulate faults, with any password (of an e-mail address: name@example.com)',
  ...Object.entries(faults).map(([name, { about }]) => line(name, about)),
  '',
  'First parts of the page\u2019s host that simulate faults of the preflight, as in http://no-delete.localhost:3000',
  `  ${Object.keys(preflightFaults).join(' ')}`,
  '',
].join('\n')

async function addAccount(request: IncomingMessage, response: ServerResponse, memory: Memory): Promise<void> {
  const { api, user, password } = parseObject((await readBody(request, BODY_LIMIT)) ?? '') ?? {}
  const app = appIds.find((id) => id === api)
  if (!app || typeof user !== 'string' || typeof password !== 'string') {
    const ids = appIds.map((id) => `"${id}"`).join(' or ')
    return sendJson(response, 400, { error: `Expected { "api": ${ids}, "user", "password" }` })
  }
  memory.passwords.set(accountOf(app, user), password)
  sendJson(response, 201, { api, user })
}

/**
 * Answers everything that is not one of the APIs: the overview, and the endpoints by which tests control the sandbox.
 * These need no key. A page of another site can neither use nor read them.
 */
export async function answerControl(route: string, request: IncomingMessage, response: ServerResponse, memory: Memory) {
  if (route.includes(' /sandbox/') && !isOwnRequest(request)) {
    return sendJson(response, 403, { error: 'Only for programs on this machine' })
  }
  switch (route) {
    case 'GET /':
      return sendText(response, 200, 'plain', overview)
    case 'POST /sandbox/accounts':
      return addAccount(request, response, memory)
    case 'POST /sandbox/reset':
      Object.assign(memory, freshMemory())
      return void response.writeHead(204).end()
    case 'GET /sandbox/requests':
      return sendJson(response, 200, memory.requests)
    default:
      return sendJson(response, 404, { error: 'Not found' })
  }
}
