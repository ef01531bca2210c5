import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { extractText, getDocumentProxy } from 'unpdf'

const TEXT = new Set(['.html', '.md', '.txt', '.xml', '.json', '.webmanifest', '.yaml'])

/** Hashes in file names and numbers of modules differ without a visible change. */
const HASHES: readonly (readonly [RegExp, string])[] = [
  [/(\/_next\/static\/)[^"'\\\s)]+?(\.\w+)(?=["'\\\s)]|$)/g, '$1asset$2'],
  [/(["'/]_next\/static\/)[\w~-]{8,}\//g, '$1build/'],
  [/([./][\w-]+)\.[\da-f]{8,16}(\.\w{2,5})\b/g, '$1.hash$2'],
  [/"buildId":"[^"]*"|\\"b\\":\\"[^"\\]*\\"/g, 'build'],
  [/(\bI\[)\d+,/g, '$1module,'],
]

const withoutHashes = (text: string): string =>
  HASHES.reduce((result, [pattern, name]) => result.replace(pattern, name), text)

/** React's payload in a page repeats its HTML and names chunks by number. */
const PAYLOAD = /<script(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>|<link rel="preload"[^>]*as="script"[^>]*>/g

/** React writes the tags of the head before or after those of the metadata, whichever it has first. */
const withSortedHead = (html: string): string =>
  html.replace(/<head>[^]*?<\/head>/, (head) => head.split(/(?=<)/).sort().join(''))

/** One tag or text on each line. */
const inLines = (html: string): string =>
  withSortedHead(html.replace(PAYLOAD, ''))
    .replace(/(?=<)|(?<=>)/g, '\n')
    .replace(/\n+/g, '\n')

async function pdfText(file: string): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(file))))
  return text.map((page, index) => `page ${index + 1}\n${page}`).join('\n')
}

/** The name under which two exports' files are compared; undefined for files that say nothing of their own. */
export function comparedName(name: string): string | undefined {
  // Compressed copies, the manifest, React's payload of a page, and script chunks.
  return /\.(br|gz)$|^\/sha256sums\.txt$|\/_next\/|__next\.|\.map$/.test(name) ? undefined : withoutHashes(name)
}

/** What a file says, as text: HTML with one tag on each line, the words of a PDF, a hash for any other file. */
export async function readable(file: string): Promise<string> {
  const extension = path.extname(file)
  if (extension === '.pdf') return pdfText(file)
  if (!TEXT.has(extension)) return `${createHash('sha256').update(readFileSync(file)).digest('hex')}\n`
  const text = withoutHashes(readFileSync(file, 'utf8'))
  return extension === '.html' ? inLines(text) : text
}
