import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { listen, type RunningServer } from '../setup/listen'
import { createAccountStore } from './accounts'
import { contractsOf, keyHeaderOf } from './contracts'
import { answerControl } from './control'
import { allowOrigin, answerPreflight } from './cors'
import { answerDeletion } from './deletion'
import { sendJson, sendText } from './http'
import { overviewText } from './overview'
import { createRequestLog } from './request-log'

export const DEFAULT_SANDBOX_PORT = 4010
const SLOW_MS = 5000

/**
 * Opens a stand-in for both deletion APIs on `port` (0: any free one). Key and key header are those of the
 * environment the site is built with. `slowMs` is the delay of the user `slow`.
 */
export async function createSandbox({ port = DEFAULT_SANDBOX_PORT, slowMs = SLOW_MS } = {}): Promise<RunningServer> {
  const keyHeader = keyHeaderOf(process.env)
  const contracts = contractsOf(process.env)
  const context = { accounts: createAccountStore(), log: createRequestLog(keyHeader), keyHeader, slowMs }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?')
    const route = `${request.method} ${path}`
    const contract = contracts.find((each) => each.path === path)
    if (contract) {
      allowOrigin(request, response)
      if (request.method === 'OPTIONS') return answerPreflight(response, keyHeader)
      if (request.method === 'DELETE') return answerDeletion(request, response, contract, context)
      response.setHeader('Allow', 'DELETE, OPTIONS')
      return sendJson(response, 405, contract.failure('Method not allowed'))
    }
    if (route === 'GET /') return sendText(response, 200, 'plain', overviewText(contracts))
    if (await answerControl(route, request, response, context)) return
    sendJson(response, 404, { error: 'Not found' })
  }

  const server = createServer((request, response) => {
    // A browser that leaves in the middle of a request must not end the sandbox.
    answer(request, response).catch(() => response.destroy())
  })
  return listen(server, port)
}
