import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { sectionIds } from '@/lib/section-ids'
import { cacheRuleOf, pageHeadersOf, type Rules, TYPES } from '@/deploy/rules'

import { elementsOf, openPage } from './page'

/**
 * A server may send ten segments of 1,460 bytes before it waits for an acknowledgement (RFC 6928). A page, and the
 * sheet that it waits for, must each fit, with some air.
 */
const MOST = { '.html': 13_000, '.css': 12_000 } as const

/** More for a page that shows the company's proof: the owner fills it in after the texts have been fitted. */
const PROOF = 800

/** A date of constant length. */
const DATE = new Date(0).toUTCString()

/** Status line and headers of nginx's answer over HTTP/1.1 to a request for a file's brotli copy of `length` bytes. */
function answerHead(file: string, length: number, rules: Rules): string {
  const fields = {
    Server: 'nginx',
    Date: DATE,
    'Content-Type': TYPES[path.extname(file).slice(1)],
    'Content-Length': length,
    'Last-Modified': DATE,
    Connection: 'keep-alive',
    Vary: 'Accept-Encoding',
    ETag: `"00000000-${length.toString(16)}"`,
    'Content-Encoding': 'br',
    ...rules.headers,
    ...pageHeadersOf(file, rules),
    'Cache-Control': cacheRuleOf(file),
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n')
}

/** The addresses of the style sheets that a page waits for on a phone: those without a media query. */
function blockingSheets(file: string, html: string): readonly string[] {
  const links = elementsOf(openPage(file, html), 'link').map(({ attribs }) => attribs)
  return links.flatMap(({ rel, href, media }) => (rel === 'stylesheet' && href && !media ? [href] : []))
}

/** A sentence for each page and blocking sheet that is too large. `folder` holds the brotli copies too. */
export async function overweightFiles(folder: string, rules: Rules): Promise<readonly string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  const files = new Set<string>()
  const withProof = new Set<string>()
  for (const name of names) {
    const html = await readFile(path.join(folder, name), 'utf8')
    files.add(`/${name}`)
    if (html.includes(` id="${sectionIds.company}"`)) withProof.add(`/${name}`)
    for (const sheet of blockingSheets(name, html)) files.add(sheet)
  }
  const faults: string[] = []
  for (const file of files) {
    const { length } = await readFile(path.join(folder, `${file}.br`))
    const bytes = length + Buffer.byteLength(answerHead(file, length, rules))
    const most = MOST[file.endsWith('.css') ? '.css' : '.html'] + (withProof.has(file) ? PROOF : 0)
    const [has, may] = [bytes, most].map((number) => number.toLocaleString('en'))
    if (bytes > most) faults.push(`  ${file} has ${has} bytes as sent, headers included; at most ${may} are allowed`)
  }
  return faults
}
