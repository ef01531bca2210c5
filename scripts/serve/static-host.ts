import { readdirSync, readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'

import sirv from 'sirv'

/** The two home pages, which answer with a slash at the end as well as without. */
const HOMES_WITH_SLASH = ['/', '/ar/']
/** The error page is what an unknown path gets, never an address of its own. */
const ERROR_PAGE = /^\/404(\.html)?$/
const HASHED_FILES = '/_next/static/'

/** Paths of the pages of `dir` as their addresses spell them: `/contact` for contact.html. */
function pagePaths(dir: string): ReadonlySet<string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  return new Set(
    files.filter((file) => file.endsWith('.html')).map((file) => `/${file.slice(0, -5).replaceAll('\\', '/')}`),
  )
}

function decodedPath(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Accept-Ranges', 'bytes')
  // Names under _next/static change with their content; everything else has to be asked for again after a build.
  response.setHeader(
    'Cache-Control',
    path.startsWith(HASHED_FILES) ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
  if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8')
}

/**
 * Answers requests the way a plain file host does with the exported folder `dir`: `/x` is x.html, `/x/` moves to `/x`
 * where that is a page, and everything unknown is 404.html with status 404. The folder is read once.
 */
export function staticHost(dir: string): RequestListener {
  const pages = pagePaths(dir)
  const errorPage = readFileSync(join(dir, '404.html'))
  const serveFile = sirv(dir, { extensions: ['html'], etag: true, brotli: true, gzip: true, setHeaders })

  const sendErrorPage = (response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': errorPage.length })
    response.end(errorPage)
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const path = decodedPath(request.url ?? '/')
    if (ERROR_PAGE.test(path)) return sendErrorPage(response)
    if (path.endsWith('/') && !HOMES_WITH_SLASH.includes(path)) {
      const page = path.slice(0, -1)
      // The address comes from the list of pages, so `//other.host/` cannot send anybody elsewhere.
      if (!pages.has(page)) return sendErrorPage(response)
      response.writeHead(308, { Location: encodeURI(page) + (/\?.*/.exec(request.url ?? '')?.[0] ?? '') }).end()
      return
    }
    serveFile(request, response, () => sendErrorPage(response))
  }
}
