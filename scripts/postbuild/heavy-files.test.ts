/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { heavyFiles } from './heavy-files'

const KB = 1024

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'heavy-'))
  for (const kind of ['pictures', 'social', 'pdfs/services']) mkdirSync(path.join(folder, kind), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, kb: number) => writeFileSync(path.join(folder, file), Buffer.alloc(kb * KB))

test('names heavy files with their size, the largest of a kind first', async () => {
  write('pictures/towers.0a1b-1280.avif', 91)
  write('pictures/dunes.0a1b-640.avif', 200)
  write('social/about.jpg', 121)
  write('pdfs/services/vapt.pdf', 1025)
  expect(await heavyFiles(folder)).toEqual([
    '     200 KB  /pictures/dunes.0a1b-640.avif  more than 90 KB',
    '      91 KB  /pictures/towers.0a1b-1280.avif  more than 90 KB',
    '     121 KB  /social/about.jpg  more than 120 KB',
    '    1025 KB  /pdfs/services/vapt.pdf  more than 1024 KB',
  ])
})

test('names no light file, and no picture for large screens', async () => {
  write('pictures/towers.0a1b-1280.avif', 90)
  write('pictures/towers.0a1b-1920.avif', 300)
  write('social/about.jpg', 120)
  expect(await heavyFiles(folder)).toEqual([])
})
