import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to the data of pages (`.txt`) after a share of the bytes, 0 to 1. */
interface Fault {
  share: number
  then: 'cut' | 'stall'
}

/** Hosts the same site but sends only a part of the data by which the router loads a page. */
export async function openCuttingHost(origin: string) {
  const state: { fault?: Fault } = {}
  const server = createServer((request, response) => {
    const { fault } = state
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin), { redirect: 'manual' })
      const body = Buffer.from(await answer.arrayBuffer())
      const headers: Record<string, string | number> = { 'content-length': body.length }
      for (const name of ['content-type', 'cache-control', 'location']) {
        const value = answer.headers.get(name)
        if (value) headers[name] = value
      }
      const isCut = fault && new URL(request.url ?? '/', origin).pathname.endsWith('.txt')
      if (isCut && fault.then === 'stall' && fault.share === 0) return
      if (isCut && fault.share === 0) return response.destroy()
      response.writeHead(answer.status, headers)
      if (!isCut) return response.end(body)
      response.write(body.subarray(0, Math.round(body.length * fault.share)), () => {
        if (fault.then === 'cut') setTimeout(() => response.destroy(), 50)
      })
    })().catch(() => response.destroy())
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** From now on; undefined for none. */
    break: (fault: Fault | undefined) => void (state.fault = fault),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
