import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { CODINGS, exportedFiles } from '@/deploy/rules'
import type { HostAnswer, HostRequest } from '@/deploy/contract/request'

/** The files that are published on a content network: it compresses by itself. */
export const publishedFiles = (folder: string): ReadonlySet<string> =>
  new Set(exportedFiles(folder).filter((file) => !CODINGS.some(({ extension }) => file.endsWith(extension))))

/** Path and query of a request as a browser would send them: `..` and `\` are gone. */
export function addressOf({ path }: HostRequest): URL {
  return new URL(path.startsWith('http') ? path : `https://www.example.com${path}`)
}

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Hosts know what a page is; the type of all else must come from the configuration. */
export const typeOfPage = (file: string): string =>
  file.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream'

export const readPublished = (folder: string, file: string): Buffer => readFileSync(join(folder, file))

/** An answer without a body where the method asks for none. */
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
