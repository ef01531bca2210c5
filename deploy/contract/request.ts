import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface HostRequest {
  /** Sent exactly as written: `fetch` would tidy up dots and double slashes. */
  path: string
  method?: string
  headers?: Readonly<Record<string, string>>
}

export interface HostAnswer {
  status: number
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
}

export type Ask = (request: HostRequest) => Promise<HostAnswer>

const TIMEOUT_MS = 10_000

/** Asks the server at `origin`, over a new connection each time, or by Node's agent, which keeps them open. */
export const askServer =
  (origin: string, keepsConnections = false): Ask =>
  async ({ path, method = 'GET', headers = {} }) => {
    const { protocol, hostname, port } = new URL(origin)
    const send = protocol === 'https:' ? httpsRequest : httpRequest
    const agent = keepsConnections ? undefined : false
    const request = send({ hostname, port, path, method, headers, agent, timeout: TIMEOUT_MS }).end()
    request.on('timeout', () => request.destroy(new Error(`${method} ${path}: no answer in ${TIMEOUT_MS} ms`)))
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const body = await buffer(response)
    // Node returns a list for cookies only, which the site does not set.
    return { status: response.statusCode ?? 0, headers: response.headers as HostAnswer['headers'], body }
  }

/** Returns the body as the file was before compression. */
export function decoded({ headers, body }: HostAnswer): Buffer {
  const coding = headers['content-encoding']
  if (coding === 'br') return brotliDecompressSync(body)
  return coding === 'gzip' ? gunzipSync(body) : body
}
