import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { askServer, type HostAnswer } from '@/deploy/contract/request'

/** What decides the body of an answer. Conditions are not passed on, so that every answer has one. */
const PASSED_ON = ['accept-encoding', 'range']

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  /** Asks the site itself. */
  ask: () => Promise<HostAnswer>,
) => Promise<unknown>

/** Serves the site at `origin` under another address, where `handle` may change its answers. */
export async function openProxy(origin: string, handle: Handler) {
  const askSite = askServer(origin, true)
  const server = createServer((request, response) => {
    const { url: path = '/', method, headers } = request
    const passed = PASSED_ON.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as const] : []))
    const ask = () => askSite({ path, method, headers: Object.fromEntries(passed) })
    handle(request, response, ask).catch(() => response.destroy())
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
