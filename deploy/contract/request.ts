import { type Agent, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
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

const flatten = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

/** Asks the server at `origin`, over a new connection each time unless `agent` keeps connections open. */
export const askServer =
  (origin: string, agent?: Agent): Ask =>
  ({ path, method = 'GET', headers = {} }) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname, port } = new URL(origin)
      const options = { hostname, port, path, method, headers, agent: agent ?? false, timeout: TIMEOUT_MS }
      const send = protocol === 'https:' ? httpsRequest : httpRequest
      const request = send(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: flatten(response.headers),
            body: Buffer.concat(chunks),
          }),
        )
      })
      request.on('timeout', () => request.destroy(new Error(`${method} ${path}: no answer in ${TIMEOUT_MS} ms`)))
      request.on('error', reject)
      request.end()
    })

/** Returns the body as the file was before compression. */
export function decoded({ headers, body }: HostAnswer): Buffer {
  const coding = headers['content-encoding']
  if (coding === 'br') return brotliDecompressSync(body)
  return coding === 'gzip' ? gunzipSync(body) : body
}
