import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { elementsOf, openPage } from './page'

/**
 * On a new connection, a server may send ten segments of 1,460 bytes before it waits for an acknowledgement (RFC 6928).
 * A page that is larger costs one more round trip.
 */
const FIRST_FLIGHT = 14_600

/** A larger page or blocking sheet is a fault. Words and owner's slots never make a page so large. */
const MAX_PAGE = 20_000
const MAX_SHEET = 14_000

/** How many of the heaviest pages the build names in any case. */
const NAMED = 5

/** nginx's answer over HTTP/1.1 without the file, on 28 November 2026. */
const HEADER_BYTES = { page: 1220, sheet: 445 }

/** A file of the export and its bytes as nginx sends them over HTTP/1.1: the brotli copy, headers included. */
export interface SentFile {
  file: string
  bytes: number
}

const isSheet = (file: string) => file.endsWith('.css')

/** The addresses of the style sheets that a page waits for on a phone: those without a media query. */
function blockingSheets(file: string, html: string): readonly string[] {
  const links = elementsOf(openPage(file, html), 'link').map(({ attribs }) => attribs)
  return links.flatMap(({ rel, href, media }) => (rel === 'stylesheet' && href && !media ? [href] : []))
}

/** The pages of the export and the sheets that they wait for, the heaviest first. `folder` holds the brotli copies too. */
export async function sentFiles(folder: string): Promise<readonly SentFile[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  const files = new Set<string>()
  for (const name of names) {
    files.add(`/${name.replaceAll(path.sep, '/')}`)
    for (const sheet of blockingSheets(name, await readFile(path.join(folder, name), 'utf8'))) files.add(sheet)
  }
  const sent: SentFile[] = []
  for (const file of files) {
    const { size } = await stat(path.join(folder, `${file}.br`))
    sent.push({ file, bytes: size + HEADER_BYTES[isSheet(file) ? 'sheet' : 'page'] })
  }
  return sent.sort((a, b) => b.bytes - a.bytes)
}

const shown = (bytes: number) => bytes.toLocaleString('en')

/** A sentence for each page and blocking sheet that is so large that something must be wrong with it. */
export const overweightFiles = (sent: readonly SentFile[]): readonly string[] =>
  sent.flatMap((one) => {
    const most = isSheet(one.file) ? MAX_SHEET : MAX_PAGE
    return one.bytes > most
      ? [`  ${one.file} has ${shown(one.bytes)} bytes as sent; at most ${shown(most)} are allowed`]
      : []
  })

/** Names the heaviest pages, and every page that costs a round trip more. */
export function weightReport(sent: readonly SentFile[]): string {
  const pages = sent.filter(({ file }) => !isSheet(file))
  const large = pages.filter(({ bytes }) => bytes > FIRST_FLIGHT)
  const lines = pages
    .slice(0, Math.max(NAMED, large.length))
    .map(
      ({ file, bytes }) =>
        `  ${shown(bytes).padStart(6)}  ${file}${bytes > FIRST_FLIGHT ? '  one more round trip' : ''}`,
    )
  const summary =
    large.length === 0
      ? `all within ${shown(FIRST_FLIGHT)}, one flight of a new connection`
      : `${large.length} over ${shown(FIRST_FLIGHT)}, each for one more round trip on a new connection`
  return [`The heaviest of ${pages.length} pages, bytes as sent with brotli (${summary}):`, ...lines].join('\n')
}
