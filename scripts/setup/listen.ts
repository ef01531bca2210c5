import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const LOOPBACK = '127.0.0.1'
/** Addresses that a browser on this machine reaches as localhost. */
const LOCAL = [LOOPBACK, '0.0.0.0', '::']

export interface RunningServer {
  url: string
  close: () => Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** A server that keeps running when `handle` fails: it answers with 500, or cuts off an answer that has begun. */
export const createSafeServer = (handle: Handler): Server =>
  createServer(async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
  })

/** The port in a setting, or `fallback` if the setting is missing or empty. */
export function portOf(setting: string | undefined, fallback: number): number {
  const port = Number(setting || fallback)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`Not a port number: ${setting}`)
}

/**
 * Opens `server` on `port` (0: any free one), for this machine only unless `host` or the environment variable HOST
 * names another address. If the port is in use, rejects with a sentence that names it.
 */
export async function listen(
  server: Server,
  port: number,
  host = process.env.HOST || LOOPBACK,
): Promise<RunningServer> {
  await once(server.listen(port, host), 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    const other = 'PORT and SANDBOX_PORT for npm start, --port for npm run serve'
    throw new Error(`Port ${port} is in use. Stop the other program or choose another port: ${other}.`)
  })
  return {
    url: `http://${LOCAL.includes(host) ? 'localhost' : host}:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server.close(), 'close')
      // Browsers keep idle connections open. Without this, a stop would wait for them.
      server.closeAllConnections()
      await closed
    },
  }
}

/**
 * Runs `start` as a program. A failure prints one line and exits with 1. Ctrl+C or a termination signal closes what it
 * opened and exits with 0, so that npm reports no error.
 */
export async function runUntilStopped(start: () => Promise<Pick<RunningServer, 'close'>>): Promise<void> {
  // Comes before the start: an earlier signal would leave a server running.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
  try {
    const { close } = await start()
    await stopped
    await close()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
