/*
 * node scripts/generate/typst/read-pdf.mjs <files>: what a reader program finds in PDF files, as JSON. A program of its own,
 * since the reader is a module of the kind that Jest does not load.
 */
import { readFileSync } from 'node:fs'

import { getDocumentProxy } from 'unpdf'

/** Every element of a structure tree, the tree's own nodes first. */
const elements = (node) => [node, ...(node.children ?? []).flatMap(elements)]

async function readPage(page) {
  const [{ items }, tree] = [await page.getTextContent(), await page.getStructTree()]
  const found = tree ? elements(tree).filter(({ role }) => role) : []
  return {
    text: items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    roles: found.map(({ role }) => role),
    pictures: found.filter(({ role }) => role === 'Figure').map(({ alt }) => alt ?? ''),
  }
}

async function read(file) {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(file)))
  const { info, metadata } = await document.getMetadata()
  const pages = []
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await readPage(await document.getPage(number)))
  return {
    file,
    language: info.Language,
    title: info.Title,
    accessible: metadata?.get('pdfuaid:part') ?? null,
    marked: (await document.getMarkInfo())?.Marked ?? false,
    preferences: await document.getViewerPreferences(),
    pages,
  }
}

const files = []
for (const file of process.argv.slice(2)) files.push(await read(file))
process.stdout.write(JSON.stringify(files))
