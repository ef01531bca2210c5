import { createSafeServer, listen, type RunningServer } from '../setup/listen'
import { freshMemory } from './accounts'
import { contracts } from './contracts'
import { answerControl } from './control'
import { answerApi } from './deletion'

export const DEFAULT_SANDBOX_PORT = 4010
const SLOW_MS = 5000

/** Starts a stand-in for the deletion APIs of all apps on `port` (0: any free one). `slowMs` is the delay of the user `slow`. */
export async function createSandbox({ port = DEFAULT_SANDBOX_PORT, slowMs = SLOW_MS } = {}): Promise<RunningServer> {
  const memory = freshMemory()
  const server = createSafeServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const contract = contracts.find((each) => each.path === path)
    return contract
      ? answerApi(request, response, contract, { memory, slowMs })
      : answerControl(`${request.method} ${path}`, request, response, memory)
  })
  return listen(server, port)
}
