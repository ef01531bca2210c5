import { createSafeServer, listen, type RunningServer } from '../setup/listen'
import { createAccountStore } from './accounts'
import { contracts } from './contracts'
import { answerControl } from './control'
import { answerApi } from './deletion'
import { createRequestLog } from './request-log'

export const DEFAULT_SANDBOX_PORT = 4010
const SLOW_MS = 5000

/**
 * Starts a stand-in for both deletion APIs on `port` (0: any free one), with the keys that the site is built with.
 * `slowMs` is the delay of the user `slow`.
 */
export async function createSandbox({ port = DEFAULT_SANDBOX_PORT, slowMs = SLOW_MS } = {}): Promise<RunningServer> {
  const context = { accounts: createAccountStore(), log: createRequestLog(), slowMs }
  const server = createSafeServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const contract = contracts.find((each) => each.path === path)
    return contract
      ? answerApi(request, response, contract, context)
      : answerControl(`${request.method} ${path}`, request, response, context)
  })
  return listen(server, port)
}
