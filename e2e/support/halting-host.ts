import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Long enough for a browser to paint what it has, ms. */
const PAUSE_MS = 300

/** Hosts the same site but sends its pages in two pieces, with a pause after `share` (0 to 1) of the bytes. */
export async function openHaltingHost(origin: string) {
  const state = { share: 0.5 }
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin), { redirect: 'manual' })
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-type': type })
      if (!type.startsWith('text/html')) return response.end(body)
      const cut = Math.round(body.length * state.share)
      response.write(body.subarray(0, cut))
      setTimeout(() => response.end(body.subarray(cut)), PAUSE_MS)
    })().catch(() => response.destroy())
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    haltAt: (share: number) => void (state.share = share),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
