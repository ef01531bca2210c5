import { createReadStream, type Stats, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/** First and last byte, both included. */
type Bytes = readonly [number, number]

/** File systems keep fractions of a second, HTTP dates do not. */
const seconds = (time: number) => Math.floor(time / 1000)

const etagOf = ({ size, mtimeMs }: Stats) => `W/"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`

/** Whether the browser's copy is still the file (RFC 9110, 13.2.2). */
function isFresh({ headers }: IncomingMessage, etag: string, modifiedAt: number): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return known === '*' || known.split(',').some((one) => one.trim() === etag)
  return seconds(Date.parse(headers['if-modified-since'] ?? '')) >= seconds(modifiedAt)
}

/**
 * The one range that a request asks for: undefined for the whole file, also where it asks for several or the file has
 * changed; null if the file does not have it (RFC 9110, 14.2).
 */
function rangeOf({ headers }: IncomingMessage, { size, mtimeMs }: Stats): Bytes | undefined | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const condition = headers['if-range']?.toString()
  // A weak ETag proves no equality byte by byte.
  if (condition !== undefined && seconds(Date.parse(condition)) !== seconds(mtimeMs)) return undefined
  const start = first ? Number(first) : Math.max(size - Number(last), 0)
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < Number(first)) return undefined
  return start <= end ? [start, end] : null
}

/**
 * Answers with a file whose other headers are set: 200, 206, 304 or 416. Returns false, and answers nothing, where there
 * is no such file.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) return false
  const etag = etagOf(stats)
  response.setHeader('ETag', etag)
  response.setHeader('Last-Modified', stats.mtime.toUTCString())
  response.setHeader('Accept-Ranges', 'bytes')
  const withoutBody = (status: number) => {
    for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name)
    response.writeHead(status).end()
    return true
  }
  if (isFresh(request, etag, stats.mtimeMs)) return withoutBody(304)
  const range = rangeOf(request, stats)
  if (range === null) {
    response.setHeader('Content-Range', `bytes */${stats.size}`)
    return withoutBody(416)
  }
  const [start, end] = range ?? [0, stats.size - 1]
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${stats.size}`)
  response.writeHead(range ? 206 : 200, { 'Content-Length': end - start + 1 })
  if (request.method === 'HEAD') response.end()
  // A file that cannot be read to its end cuts the answer off.
  else pipeline(createReadStream(file, { start, end }), response, () => {})
  return true
}
