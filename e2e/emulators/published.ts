import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { CODINGS, exportedFiles } from '@/deploy/rules'
import type { HostAnswer, HostRequest } from '@/deploy/contract/request'

/** The files published on a content network, which compresses them itself. */
export const publishedFiles = (folder: string): ReadonlySet<string> =>
  new Set(exportedFiles(folder).filter((file) => !CODINGS.some(({ extension }) => file.endsWith(extension))))

/** Path and query of a request as a browser sends them: without `..` and `\`. */
export function addressOf({ path, headers }: HostRequest): URL {
  return new URL(path.startsWith('http') ? path : `https://${headers?.host ?? 'www.example.com'}${path}`)
}

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Hosts know the type of a page; the configuration must give all other types. */
export const typeOfPage = (file: string): string =>
  file.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream'

export const readPublished = (folder: string, file: string): Buffer => readFileSync(join(folder, file))

/** Returns the answer without its body if the method asks for none. */
export const answer = (
  { method = 'GET' }: HostRequest,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer = Buffer.alloc(0),
): HostAnswer => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  body: method === 'HEAD' ? Buffer.alloc(0) : body,
})
