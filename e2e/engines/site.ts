import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { build } from 'esbuild'

import { REPORTS } from './in-page/watch'

const SCRIPT = '/engines/in-page.js'
/** `fetch` has decoded the answer. */
const OF_THE_CONNECTION = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']

async function bundleInPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['e2e/engines/in-page/main.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env': '{}' },
  })
  return outputFiles[0]?.text ?? ''
}

const isDocument = ({ headers }: IncomingMessage) => Boolean(headers.accept?.includes('text/html'))

/**
 * The exported site as the preview serves it, for one browser. Each page has one extra script before all others, which its
 * policy allows (`script-src 'self'`): WebDriver offers no other way to run first. The script reports errors.
 */
export async function openSite(preview: string) {
  const script = await bundleInPage()
  const troubles: string[] = []

  const withScript = (page: string) => page.replace('<head>', `<head><script src="${SCRIPT}"></script>`)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', method, headers } = request
    if (url === REPORTS) {
      troubles.push(await text(request))
      return void response.writeHead(204).end()
    }
    if (url === SCRIPT) return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    const { range } = headers
    const reply = await fetch(preview + url, { method, headers: range ? { range } : {}, redirect: 'manual' })
    if (reply.status >= 400 && !isDocument(request)) troubles.push(`${reply.status}: ${url}`)
    const body = Buffer.from(await reply.arrayBuffer())
    for (const [name, value] of reply.headers) if (!OF_THE_CONNECTION.includes(name)) response.setHeader(name, value)
    response.writeHead(reply.status).end(isDocument(request) ? withScript(body.toString()) : body)
  }

  const front = createServer((request, response) => {
    answer(request, response).catch((problem: unknown) => {
      troubles.push(String(problem))
      response.destroy()
    })
  })
  await once(front.listen(0, '127.0.0.1'), 'listening')
  const { port } = front.address() as AddressInfo

  return {
    origin: `http://localhost:${port}`,
    /** Everything that went wrong since the last call. */
    takeTroubles: () => troubles.splice(0),
    close() {
      front.close()
      front.closeAllConnections()
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>
