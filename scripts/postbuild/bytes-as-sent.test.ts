/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { overweightFiles, sentFiles, weightReport } from './bytes-as-sent'

const SHEET = '/_next/static/chunks/a.css'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bytes-'))
  mkdirSync(path.join(folder, path.dirname(SHEET)), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

async function publish({ page, sheet, link }: { page: number; sheet: number; link: string }) {
  writeFileSync(path.join(folder, 'index.html'), `<link rel="stylesheet" href="${SHEET}"${link}>`)
  writeFileSync(path.join(folder, 'index.html.br'), Buffer.alloc(page))
  writeFileSync(path.join(folder, `${SHEET}.br`), Buffer.alloc(sheet))
  return overweightFiles(await sentFiles(folder))
}

/* nginx sends 1,220 bytes of headers with a page, 445 with a sheet. */
test('accepts the largest page and sheet', async () => {
  expect(await publish({ page: 18_780, sheet: 13_555, link: '' })).toEqual([])
})

test('names a page or sheet with one byte more, and its size', async () => {
  expect(await publish({ page: 18_781, sheet: 13_556, link: '' })).toEqual([
    '  /index.html has 20,001 bytes as sent; at most 20,000 are allowed',
    `  ${SHEET} has 14,001 bytes as sent; at most 14,000 are allowed`,
  ])
})

test('ignores a sheet that only some media need', async () => {
  expect(await publish({ page: 1, sheet: 99_999, link: ' media="print"' })).toEqual([])
})

const pages = (...sizes: number[]) => sizes.map((bytes, index) => ({ file: `/${index}.html`, bytes }))

test('reports the five heaviest pages, and no sheet', () => {
  const sent = [{ file: SHEET, bytes: 13_000 }, ...pages(9000, 8000, 7000, 6000, 5000, 400)]
  expect(weightReport(sent).split('\n')).toEqual([
    'The heaviest of 6 pages, bytes as sent with brotli (all within 14,600, one flight of a new connection):',
    '   9,000  /0.html',
    '   8,000  /1.html',
    '   7,000  /2.html',
    '   6,000  /3.html',
    '   5,000  /4.html',
  ])
})

test('reports every page that needs a second flight, and its cost', () => {
  const report = weightReport(pages(19_000, 15_000, 14_900, 14_800, 14_700, 14_601, 14_600)).split('\n')
  expect(report[0]).toContain('6 over 14,600, each for one more round trip')
  expect(report.filter((line) => line.endsWith('.html  one more round trip'))).toHaveLength(6)
  expect(report).toHaveLength(7)
})
