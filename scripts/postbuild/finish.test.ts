/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { finishFiles, finishPages } from './finish'

// Compresses for real, which takes longer on a busy machine.
jest.setTimeout(30_000)

const CHUNKS = '_next/static/chunks'
const PARAGRAPH = '<p>Some words that fill the page, so that it is worth compressing.</p>'
const page = (title: string) =>
  `<!doctype html><html><head><meta charset="utf-8"/><link rel="stylesheet" href="/${CHUNKS}/a.css"/>` +
  `<script src="/${CHUNKS}/start.js" async=""></script></head><body><h1>${title}</h1>${PARAGRAPH.repeat(4)}` +
  `<script>inline()</script><script id="_R_">start()</script><script>self.__next_f.push([1])</script></body></html>`

let root: string
let site: string
let cache: string

function exportSite() {
  rmSync(site, { recursive: true, force: true })
  mkdirSync(path.join(site, CHUNKS), { recursive: true })
  const sheet = Array.from({ length: 20 }, (_, index) => `.a${index}{margin:${index}px 2px}`).join('')
  writeFileSync(path.join(site, CHUNKS, 'a.css'), `${sheet}@media print{.a{color:#000}}`)
  writeFileSync(path.join(site, CHUNKS, 'start.js'), 'start()')
  for (const name of ['index', 'contact', '404']) writeFileSync(path.join(site, `${name}.html`), page(name))
}

async function finish() {
  await finishPages(site)
  await finishFiles(site, cache)
}

const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file).toString('base64')]),
  )

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'finish-'))
  site = path.join(root, 'out')
  cache = path.join(root, 'cache')
  exportSite()
})
afterEach(() => rmSync(root, { recursive: true }))

test('a second run gives the same bytes', async () => {
  await finish()
  const once = filesIn(site)
  expect(Object.keys(once)).toEqual(expect.arrayContaining(['index.html.br', 'sha256sums.txt']))
  await finish()
  expect(filesIn(site)).toEqual(once)
})

test('a run that was interrupted before the sheets were split can be repeated', async () => {
  const sheet = path.join(site, CHUNKS, 'a.css')
  const whole = readFileSync(sheet)
  await finish()
  const once = filesIn(site)
  writeFileSync(sheet, whole)
  await finish()
  expect(filesIn(site)).toEqual(once)
})

test('damaged copies of an earlier build are made anew', async () => {
  await finish()
  const once = filesIn(site)
  for (const [index, name] of readdirSync(cache).entries()) {
    const file = path.join(cache, name)
    writeFileSync(file, index % 2 ? '' : readFileSync(file).subarray(0, -3))
  }
  exportSite()
  await finish()
  expect(filesIn(site)).toEqual(once)
})
