/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { JOINED_PAYLOADS } from '@/lib/page-requests'

import { joinPayloads } from './join-payloads'

const FILES = {
  '__next._tree.txt': 'home tree',
  '__next.!a.__PAGE__.txt': 'home',
  '__next.!a.txt': 'what all pages share',
  'services/zta/__next._tree.txt': 'zta tree',
  'services/zta/__next.!a.services.$d$slug.__PAGE__.txt': 'zta',
}
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'join-payloads-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

const joined = (page: string) => JSON.parse(readFileSync(path.join(folder, page, JOINED_PAYLOADS), 'utf8')) as unknown

it('joins the tree and the content of each page, and nothing else', async () => {
  await joinPayloads(folder)
  expect(joined('.')).toEqual({ '__next._tree.txt': 'home tree', '__next.!a.__PAGE__.txt': 'home' })
  expect(joined('services/zta')).toEqual({
    '__next._tree.txt': 'zta tree',
    '__next.!a.services.$d$slug.__PAGE__.txt': 'zta',
  })
  expect(readdirSync(path.join(folder, 'services'))).toEqual(['zta'])
})
