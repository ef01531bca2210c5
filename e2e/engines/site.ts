import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

import { build } from 'esbuild'

import { decoded } from '@/deploy/contract/request'

import { openProxy } from '../support/proxy'
import { REPORTS } from './in-page/watch'

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

const isDocument = ({ headers }: IncomingMessage) => Boolean(headers.accept?.includes('text/html'))

/**
 * The exported site as the preview serves it, for one browser. Each page has one extra script before all others, which its
 * policy allows (`script-src 'self'`): WebDriver offers no other way to run first. The script reports errors.
 */
export async function openSite(preview: string) {
  const script = await bundleInPage()
  const troubles: string[] = []

  const { address, close } = await openProxy(preview, async (request, response, ask) => {
    const { url } = request
    if (url === REPORTS) {
      troubles.push(await text(request))
      return response.writeHead(204).end()
    }
    if (url === SCRIPT) return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    const answer = await ask().catch((problem: unknown) => {
      troubles.push(`${url}: ${problem}`)
      throw problem
    })
    const { status, headers, body } = answer
    if (!isDocument(request)) {
      if (status >= 400) troubles.push(`${status}: ${url}`)
      return response.writeHead(status, headers).end(body)
    }
    const page = decoded(answer).toString().replace('<head>', `<head><script src="${SCRIPT}"></script>`)
    const { 'content-encoding': _coding, 'content-length': _length, ...others } = headers
    response.writeHead(status, others).end(page)
  })

  return {
    origin: address,
    /** Everything that went wrong since the last call. */
    takeTroubles: () => troubles.splice(0),
    close,
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>
