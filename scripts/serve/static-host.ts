import { readdirSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'

import { contentType } from 'mime-types'
import send from 'send'

/** The two home pages, which answer with a slash at the end as well as without. */
const HOMES: Readonly<Record<string, string>> = { '/': '/index.html', '/ar/': '/ar.html' }
/** The error page is the answer to an unknown path, never a page of its own. */
const ERROR_PAGE = /^\/404(\.html)?$/
const HASHED_FILES = '/_next/static/'
/** The compressed copies of a file, the smallest first. */
const CODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

function decodedPath(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Whether an Accept-Encoding header names a coding, with a weight other than 0. */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((part) => {
    const [name, weight = ''] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === coding && !/^q=0(\.0*)?$/.test(weight)
  })

/**
 * Answers requests as a file host does with the exported folder `dir`: `/x` is x.html, `/x/` redirects to `/x` where
 * that is a page, and everything unknown is 404.html with status 404. The list of files is read once.
 */
export function staticHost(dir: string): RequestListener {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  const files = new Set(names.filter((name) => extname(name)).map((name) => `/${name.replaceAll(sep, '/')}`))
  const errorPage = readFileSync(join(dir, '404.html'))

  const sendErrorPage = (response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': errorPage.length })
    response.end(errorPage)
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const url = request.url ?? '/'
    const path = decodedPath(url)
    // The address comes from the list of files, so `//other.host/` cannot redirect to another site.
    if (path.endsWith('/') && !HOMES[path] && files.has(`${path.slice(0, -1)}.html`)) {
      response.writeHead(308, { Location: encodeURI(path.slice(0, -1)) + (/\?.*/.exec(url)?.[0] ?? '') }).end()
      return
    }
    const file = HOMES[path] ?? [`${path}.html`, path].find((candidate) => files.has(candidate))
    if (!file || ERROR_PAGE.test(path)) return sendErrorPage(response)

    const accepted = request.headers['accept-encoding'] ?? ''
    const coding = CODINGS.find(({ name, extension }) => files.has(file + extension) && accepts(accepted, name))
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream')
    // Names under _next/static change with their content; everything else must be asked for again after a build.
    const isHashed = file.startsWith(HASHED_FILES)
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (coding) response.setHeader('Content-Encoding', coding.name)
    send(request, encodeURI(file + (coding?.extension ?? '')), { root: dir, cacheControl: false })
      .on('error', ({ status, headers }: { status: number; headers?: OutgoingHttpHeaders }) => {
        if (response.headersSent) return response.destroy()
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        if (status === 404) sendErrorPage(response)
        else response.writeHead(status, headers).end()
      })
      .pipe(response)
  }
}
