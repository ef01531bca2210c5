import { readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'

import {
  cacheRuleOf,
  CODINGS,
  ERROR_PAGE,
  exportedFiles,
  HOMES,
  METHODS,
  headersOfFile,
  redirectOf,
  REVALIDATE,
  ROBOTS_HEADER,
  type Rules,
  TYPES,
  typeOfFile,
} from '@/deploy/rules'

import { sendFile } from './send-file'

/** Other forms of a page's address: `/contact/`, `/contact.html`. */
const MOVED = /^(\/.+?)(?:\/|\.html)$/

/** Whether an Accept-Encoding header names a coding with a weight other than 0. */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((part) => {
    const [name, weight = ''] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === coding && !/^q=0(\.0*)?$/.test(weight)
  })

/** The origin in a request for a complete address, as sent to a proxy. */
const ORIGIN = /^https?:\/\/[^/?]*/i

/** The path that a request names, without dots as in `/a/../b`; undefined if it is malformed. */
export function pathOf(url: string): string | undefined {
  const [path = ''] = url.split('?')
  if (/^[^/]|\/\/|\\/.test(path)) return undefined
  try {
    return decodeURIComponent(new URL(`http://localhost${path}`).pathname)
  } catch {
    return undefined
  }
}

/** Answers requests as every host of the exported folder `dir` must: deploy/rules.ts. Reads the list of files once. */
export function staticHost(dir: string, rules: Rules): RequestListener {
  const exported = exportedFiles(dir)
  // Compressed copies are sent only in place of their originals.
  const copies = new Set(exported.filter((file) => CODINGS.some(({ extension }) => file.endsWith(extension))))
  const files = new Set(exported.filter((file) => file !== ERROR_PAGE && !copies.has(file)))
  const { pages, headers, pageHeaders, hostname } = rules
  const isSite = (host = '') => host.replace(/:\d+$/, '').toLowerCase() === hostname
  const errorPage = readFileSync(join(dir, ERROR_PAGE))

  const sendErrorPage = (response: ServerResponse) => {
    for (const name of ['Content-Encoding', 'Vary']) response.removeHeader(name)
    response.writeHead(404, { ...pageHeaders, 'Content-Type': TYPES.html, 'Content-Length': errorPage.length })
    response.end(errorPage)
  }

  return (request, response) => {
    response.setHeaders(new Map(Object.entries(headers)))
    response.setHeader('Cache-Control', REVALIDATE)
    if (!isSite(request.headers.host)) response.setHeader(ROBOTS_HEADER, 'noindex')
    if (!METHODS.some((method) => method === request.method)) {
      response.writeHead(405, { Allow: METHODS.join(', ') }).end()
      return
    }
    const url = (request.url ?? '/').replace(ORIGIN, '')
    const path = pathOf(url)
    const page = path === '/index.html' ? '/' : MOVED.exec(path ?? '')?.[1]
    const isHome = path !== undefined && path in HOMES
    const query = /\?.*/.exec(url)?.[0] ?? ''
    const target = redirectOf(rules, path ?? '')
    if (target) return void response.writeHead(301, { Location: target + query }).end()
    if (page && !isHome && (pages.includes(page) || page in HOMES)) {
      return void response.writeHead(308, { Location: page + query }).end()
    }
    const file = isHome ? HOMES[path] : [`${path}.html`, path ?? ''].find((candidate) => files.has(candidate))
    if (!file || path === '/index') return sendErrorPage(response)

    const accepted = request.headers['accept-encoding'] ?? ''
    const coding = CODINGS.find(({ name, extension }) => copies.has(file + extension) && accepts(accepted, name))
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('Content-Type', typeOfFile(file) ?? 'application/octet-stream')
    response.setHeader('Cache-Control', cacheRuleOf(file))
    response.setHeaders(new Map(Object.entries(headersOfFile(file, rules))))
    if (coding) response.setHeader('Content-Encoding', coding.name)
    const sent = file + (coding?.extension ?? '')
    if (!sendFile(request, response, join(dir, sent))) sendErrorPage(response)
  }
}
