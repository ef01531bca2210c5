import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Document } from 'domhandler'
import { parseDocument } from 'htmlparser2'

import { ERROR_PAGE, exportedFiles, HOMES, readRules } from '@/deploy/rules'

import { allPages, type PageAddress } from '../support/pages'

import { attributes } from './document'

/** Reads the exported site as a program does that runs no script and applies no style sheet. */

const FOLDER = 'out'
const rules = readRules(FOLDER)

/** Paths of all files, with a slash at the start. */
export const files: ReadonlySet<string> = new Set(exportedFiles(FOLDER))

/** The editor of the words, somebody else's program. It is exported if the owner has named a repository. */
export const isOfEditor = (file: string): boolean => /^\/admin[./]/.test(file)

/** The file that a host sends for an address's path; undefined if it sends none or redirects. */
export function fileAt(path: string): string | undefined {
  const page = HOMES[path] ?? (rules.pages.includes(path) ? `${path}.html` : undefined)
  return page ?? (files.has(path) && !path.endsWith('.html') ? path : undefined)
}

export const read = (file: string): Buffer => readFileSync(join(FOLDER, file))
export const readText = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')

/** Source numbers are not part of the texts. */
const CITATIONS = /<a\b[^>]*\brole="doc-noteref"[^>]*>\d+<\/a>/g
/** Nor is the markup that keeps a part of a text together (components/ui/unbroken.tsx). */
const UNBROKEN = /<span class="unbroken">([^<]*)<\/span>|<bdi dir="ltr">([\d.,]+%)<\/bdi>/g

export interface ExportedPage extends PageAddress {
  /** Its path in the export. */
  file: string
  html: string
  /** Without the numbers of its sources, and with whole texts. */
  document: Document
}

function readPage(page: PageAddress, file = fileAt(page.address)): ExportedPage {
  if (!file) throw new Error(`${page.address} has no file in ${FOLDER}`)
  const html = readText(file)
  let document: Document | undefined
  return {
    ...page,
    file,
    html,
    // Parsed on demand: some tests read only one page, or only its text.
    get document() {
      return (document ??= parseDocument(html.replace(CITATIONS, '').replace(UNBROKEN, '$1$2')))
    },
  }
}

/** Every page in both languages. */
export const pages: readonly ExportedPage[] = allPages.map((page) => readPage(page))

export const errorPage: ExportedPage = readPage({ locale: 'en', path: ERROR_PAGE, address: ERROR_PAGE }, ERROR_PAGE)

/** The page at an address. */
export function pageAt(address: string): ExportedPage {
  const found = pages.find((page) => page.address === address)
  if (!found) throw new Error(`${address} is no page`)
  return found
}

/** Checks each page and fails with the findings of all pages. */
export function onEachPage(check: (page: ExportedPage) => void, chosen: readonly ExportedPage[] = pages): void {
  expect(chosen.length).toBeGreaterThan(0)
  const failures = chosen.flatMap((page) => {
    try {
      check(page)
      return []
    } catch (error) {
      return [`${page.address}: ${error instanceof Error ? error.message : error}`]
    }
  })
  if (failures.length === 0) return
  const failure = new Error(`on ${failures.length} of ${chosen.length} pages\n\n${failures.join('\n\n')}`)
  // The stack begins at the test.
  Error.captureStackTrace(failure, onEachPage)
  throw failure
}

/** The style sheets that pages link to; there is at least one. */
export function styleSheets(): readonly string[] {
  const linked = pages.flatMap(({ document }) => attributes('link[rel=stylesheet]', document))
  const hrefs = [...new Set(linked.map(({ href = '' }) => href))]
  if (hrefs.length === 0) throw new Error('no page has a style sheet')
  return hrefs.map((href) => readText(href))
}
