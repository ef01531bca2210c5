import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Long enough for a browser to use what it has, ms. */
const PAUSE_MS = 300

/** What happens after a share of a file's bytes, 0 to 1. */
interface Fault {
  share: number
  then: 'cut' | 'stall' | 'go on'
}

/** Hosts the same site, but its files of one type (`text/html`) arrive with a fault. */
export async function openFaultyHost(origin: string, type: string) {
  let fault: Fault | undefined
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin), { redirect: 'manual' })
      const body = Buffer.from(await answer.arrayBuffer())
      for (const name of ['content-type', 'cache-control', 'location']) {
        const value = answer.headers.get(name)
        if (value) response.setHeader(name, value)
      }
      response.setHeader('content-length', body.length)
      response.statusCode = answer.status
      if (!fault || !answer.headers.get('content-type')?.startsWith(type)) return response.end(body)
      const { share, then } = fault
      const length = Math.round(body.length * share)
      if (length > 0) response.write(body.subarray(0, length))
      if (then === 'stall') return
      await pause(length > 0 ? PAUSE_MS : 0)
      if (then === 'cut') response.destroy()
      else response.end(body.subarray(length))
    })().catch(() => response.destroy())
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** From now on; undefined for none. */
    break: (next: Fault | undefined) => void (fault = next),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
