/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { replaceFiles } from './replace-file'

test('puts back what it has replaced when a later file cannot be', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'replace-'))
  const [first, second, third] = ['first', 'second', 'third'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(first, 'old')
  mkdirSync(third)
  writeFileSync(path.join(third, 'in the way'), '')
  expect(() => replaceFiles([first, second, third].map((file) => ({ file, text: 'new' })))).toThrow()
  expect(readFileSync(first, 'utf8')).toBe('old')
  expect(readdirSync(folder).sort()).toEqual(['first', 'third'])
  rmSync(third, { recursive: true })
  replaceFiles([first, second, third].map((file) => ({ file, text: 'new' })))
  expect(readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual([
    'new',
    'new',
    'new',
  ])
  rmSync(folder, { recursive: true })
})
