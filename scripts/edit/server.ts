import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

import { TYPES } from '@/deploy/rules'
import { MASTERS } from '@/lib/picture-names'

import { createSafeServer, listen, LOOPBACK, type RunningServer } from '../setup/listen'
import { editorFiles, editorPage, localFiles, sideBySidePage, sideBySideScript } from './assets'
import { editorConfig } from './config'
import { listFolder, readText, writeTexts } from './files'
import { launchPage } from './launch-page'
import { readChanges } from './read-changes'
import { Refusal, refusalFor } from './refusal'

/** Any other name comes from somebody else's DNS (DNS rebinding), and is refused. */
const OWN_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/

function send(response: ServerResponse, body: string | Buffer, type: string, headers = {}): void {
  response.writeHead(200, {
    'Content-Type': TYPES[type] ?? 'application/octet-stream',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // The editor is in a frame beside the pages.
    'X-Frame-Options': 'SAMEORIGIN',
    ...headers,
  })
  response.end(body)
}

async function answerFiles(root: string, path: string, request: IncomingMessage, response: ServerResponse) {
  // Another site's page cannot send this header without a preflight, which gets no answer.
  if (request.headers['x-editor'] !== '1') throw new Refusal(403, 'Only the editor may ask for files.')
  if (request.method === 'PUT') {
    writeTexts(root, await readChanges(request))
    response.writeHead(204).end()
    return
  }
  if (request.method !== 'GET') throw new Refusal(405, 'Files are read and written, nothing else.')
  if (!path.endsWith('.yaml')) return send(response, JSON.stringify(listFolder(root, path)), 'json')
  const file = readText(root, path)
  send(response, file.text, 'yaml', { ETag: file.version, 'Last-Modified': file.modified.toUTCString() })
}

interface Options {
  /** The folder of the words. */
  root?: string
  port: number
  /** Where the development server shows the pages. */
  pages?: string
}

/** The editor for the words in `root`, on this machine only: at / beside the pages, at /admin/ by itself. */
export function startEditor({
  root = 'content',
  port,
  pages = 'http://localhost:3000',
}: Options): Promise<RunningServer> {
  const own = new Map([
    ['local-files.js', localFiles],
    ['side-by-side.js', sideBySideScript],
  ])
  const config = () =>
    editorConfig(root, { siteUrl: pages, repo: '', pictureUrl: (master) => `/admin/masters/${master}` })

  return listen(
    createSafeServer(async (request, response) => {
      try {
        if (!OWN_HOST.test(request.headers.host ?? '')) throw new Refusal(403, 'Not this host.')
        if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal(403, 'Not from another site.')
        const path = decodeURIComponent(/^[^?#]*/.exec(request.url ?? '/')?.[0] ?? '/')
        const [, area, rest = ''] = /^\/(files|admin)\/(.*)$/s.exec(path) ?? []
        if (area === 'files') return await answerFiles(root, rest, request, response)
        if (path === '/') return send(response, sideBySidePage(pages), 'html')
        if (!area) return void response.writeHead(302, { Location: '/' }).end()
        if (rest === '') return send(response, editorPage(false), 'html')
        if (rest === 'config.json') return send(response, JSON.stringify(config()), 'json')
        if (rest === 'launch') return send(response, await launchPage(), 'html')
        const master = /^masters\/([a-z0-9-]+\.webp)$/.exec(rest)?.[1]
        if (master && existsSync(join(MASTERS, master)))
          return send(response, readFileSync(join(MASTERS, master)), 'webp')
        const asset = own.get(rest) ?? editorFiles().get(rest)
        if (!asset) throw new Refusal(404, `There is no ${path}.`)
        send(response, asset(), extname(rest).slice(1))
      } catch (error) {
        const { status, message } = refusalFor(error)
        if (status === 500) console.error(error)
        response.writeHead(status, { 'Content-Type': TYPES.txt }).end(message)
      }
    }),
    port,
    LOOPBACK,
  )
}
