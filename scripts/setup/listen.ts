import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'

import { numberOf } from '@/lib/number-of'

export const LOOPBACK = '127.0.0.1'
/** Addresses that a browser on this machine reaches as localhost. */
const LOCAL = [LOOPBACK, '0.0.0.0', '::']

export interface RunningServer {
  url: string
  close: () => Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** A request fails on a connection that the server is closing. On a busy machine Node's 5 s can pass between two. */
const KEEP_ALIVE_MS = 75_000

/** A server that keeps running when `handle` fails: it answers with 500, or cuts off an answer that has begun. */
export const createSafeServer = (handle: Handler): Server =>
  createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
  })

const MAX_PORT = 65_535

/**
 * The port in a variable of the environment or an option of a command, `name`, or `fallback` if it is not there. An
 * empty variable counts as none. With 0 a server takes any free port; where that does not do, `least` is 1.
 */
export function portOf(name: string, value: string | undefined, fallback: number, least = 0): number {
  if (value === undefined || (value === '' && !name.startsWith('--'))) return fallback
  return numberOf(name, value, { least, most: MAX_PORT })
}

/** Why a server could not be started, for whoever started it. */
function reasonOf({ code }: NodeJS.ErrnoException, port: number, host: string): string | undefined {
  const other = 'PORT and SANDBOX_PORT (npm start), --port (npm run serve, edit and host)'
  const addresses = `Allowed: ${LOOPBACK} or ::1 for this machine only, 0.0.0.0 or :: for the network too.`
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the other program or choose another port: ${other}.`
    case 'EACCES':
      return `Port ${port} needs the rights of an administrator. Choose one from 1024 on: ${other}.`
    case 'EADDRNOTAVAIL':
      return `HOST = "${host}" is no address of this machine. ${addresses}`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'EAFNOSUPPORT':
      return `HOST = "${host}" is not an address on which this machine can listen. ${addresses}`
    default:
      return undefined
  }
}

/** The address of a host in a URL; that of this machine is localhost. */
function urlHost(host: string): string {
  if (LOCAL.includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/**
 * Opens `server` on `port` (0: any free one), for this machine only unless `host` or the environment variable HOST
 * names another address. If that cannot be, rejects with a sentence that names the port or the address.
 */
export async function listen(
  server: Server,
  port: number,
  host = process.env.HOST || LOOPBACK,
): Promise<RunningServer> {
  const address = host.trim().replace(/^\[(.*)\]$/, '$1')
  await once(server.listen(port, address), 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(reasonOf(error, port, host) ?? error.message)
  })
  return {
    url: `http://${urlHost(address)}:${(server.address() as AddressInfo).port}`,
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
