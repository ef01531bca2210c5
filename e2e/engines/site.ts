import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { build } from 'esbuild'

import { asOldestReads, OLDEST_HOST } from './in-page/newer-features'
import { REPORTS } from './in-page/watch'
import { startServer } from './server-process'

const SCRIPT = '/engines/in-page.js'

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

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const isDocument = ({ headers }: IncomingMessage) => Boolean(headers.accept?.includes('text/html'))

/**
 * The exported site as the preview serves it, under every `*.localhost`, for one engine. Each page has one extra script
 * before all others, which its policy allows (`script-src 'self'`): WebDriver offers no other way to run first. The
 * script reports errors. On the host of the oldest browsers it also removes newer features, and the style sheets are
 * rewritten.
 */
export async function openSite() {
  const script = await bundleInPage()
  const preview = await startServer('scripts/serve/main.ts', '--port', '0')
  const troubles: string[] = []

  async function answerChanged(request: IncomingMessage, response: ServerResponse, change: (text: string) => string) {
    const reply = await fetch(preview.url + request.url, { redirect: 'manual' })
    const headers = Object.fromEntries(reply.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) delete headers[name]
    const body = change(await reply.text())
    response.writeHead(reply.status, headers).end(body)
  }

  function answerAsIs(request: IncomingMessage, response: ServerResponse) {
    const { method, headers } = request
    const onward = ask(preview.url + request.url, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    // A browser that leaves a page, or seeks in a film, aborts its requests.
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }

  const withScript = (page: string) => page.replace('<head>', `<head><script src="${SCRIPT}"></script>`)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', headers } = request
    if (url === REPORTS) {
      troubles.push(await textOf(request))
      return void response.writeHead(204).end()
    }
    if (url === SCRIPT) return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    if (isDocument(request)) return answerChanged(request, response, withScript)
    response.on('finish', () => {
      if (response.statusCode >= 400) troubles.push(`${response.statusCode}: ${url}`)
    })
    if (url.endsWith('.css') && headers.host?.startsWith(OLDEST_HOST)) {
      return answerChanged(request, response, asOldestReads)
    }
    answerAsIs(request, response)
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
    address: (path: string, hostname = 'localhost') => `http://${hostname}:${port}${path}`,
    /** Everything that went wrong since the last call. */
    takeTroubles: () => troubles.splice(0),
    async close() {
      front.close()
      front.closeAllConnections()
      await preview.close()
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>
