/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { overweightFiles } from './bytes-as-sent'

const RULES = { hostname: '', pages: [], headers: { A: 'b' }, pageHeaders: { C: 'd' }, policy: '', redirects: {} }
const SHEET = '/_next/static/chunks/a.css'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bytes-'))
  mkdirSync(path.join(folder, path.dirname(SHEET)), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function publish({ page, sheet, link, body = '' }: { page: number; sheet: number; link: string; body?: string }) {
  writeFileSync(path.join(folder, 'index.html'), `<link rel="stylesheet" href="${SHEET}"${link}>${body}`)
  writeFileSync(path.join(folder, 'index.html.br'), Buffer.alloc(page))
  writeFileSync(path.join(folder, `${SHEET}.br`), Buffer.alloc(sheet))
  return overweightFiles(folder, RULES)
}

/* nginx sends 309 bytes of headers with a page, 329 with a sheet. */
test('accepts a page and a sheet that just fit into the first answer of a connection', async () => {
  expect(await publish({ page: 12_691, sheet: 11_671, link: '' })).toEqual([])
})

test('names a page or sheet with one byte more, and its size', async () => {
  expect(await publish({ page: 12_692, sheet: 11_672, link: '' })).toEqual([
    '  /index.html has 13,001 bytes as sent, headers included; at most 13,000 are allowed',
    `  ${SHEET} has 12,001 bytes as sent, headers included; at most 12,000 are allowed`,
  ])
})

test('gives the proof of the company, once the owner has filled it in, 800 bytes more', async () => {
  const body = '<section class="sand" id="company"></section>'
  expect(await publish({ page: 13_491, sheet: 1, link: '', body })).toEqual([])
  expect(await publish({ page: 13_492, sheet: 1, link: '', body })).toEqual([
    '  /index.html has 13,801 bytes as sent, headers included; at most 13,800 are allowed',
  ])
})

test('ignores a sheet that only some media need', async () => {
  expect(await publish({ page: 1, sheet: 99_999, link: ' media="print"' })).toEqual([])
})
