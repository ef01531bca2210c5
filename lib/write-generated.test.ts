/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { removeAbandonedParts, writeGenerated } from './write-generated'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replace-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('writes a file and its folders, and replaces it', () => {
  const file = path.join(folder, 'a/b.txt')
  writeGenerated(file, 'old')
  writeGenerated(file, 'new')
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(readdirSync(path.dirname(file))).toEqual(['b.txt'])
})

test('a failure leaves the file as it was, and no part', () => {
  mkdirSync(path.join(folder, 'taken/full'), { recursive: true })
  expect(() => writeGenerated(path.join(folder, 'taken'), 'new')).toThrow()
  expect(readdirSync(folder)).toEqual(['taken'])
})

test('removes parts of interrupted commands, and leaves those of a command that runs', () => {
  const [old, young] = ['old', 'young'].map((name) => `.cache/parts/.test-${name}-${process.pid}.part`)
  for (const part of [old, young]) {
    mkdirSync(path.dirname(part ?? ''), { recursive: true })
    writeFileSync(part ?? '', '')
  }
  const hoursAgo = Date.now() / 1000 - 2 * 60 * 60
  utimesSync(old ?? '', hoursAgo, hoursAgo)
  removeAbandonedParts()
  expect([old, young].map((part) => existsSync(part ?? ''))).toEqual([false, true])
  rmSync(young ?? '')
})
