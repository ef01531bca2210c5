/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { madeFiles } from './made-files'

let folder: string
let list: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'made-'))
  list = path.join(folder, 'list.json')
  file = path.join(folder, 'sheet.pdf')
  madeFiles(list).write(file, 'words', { key: 'a', remarks: ['long'] })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('knows a file by what it was made from, and keeps its remarks', () => {
  const made = madeFiles(list)
  expect(made.isMade(file, 'b')).toBe(false)
  expect(made.isMade(file, 'a')).toBe(true)
  expect(made.finish()).toEqual(['long'])
})

test.each([
  ['cut', () => writeFileSync(file, 'wor')],
  ['empty', () => writeFileSync(file, '')],
  ['changed by one letter', () => writeFileSync(file, 'worms')],
  ['missing', () => rmSync(file)],
])('a file that is %s is not made', (_, damage) => {
  damage()
  expect(madeFiles(list).isMade(file, 'a')).toBe(false)
})

test('what an interrupted run has made from other words is made again after they are undone', () => {
  // It replaces the file, and ends before it lists the next one.
  madeFiles(list).write(file, 'other words', { key: 'b' })
  expect(madeFiles(list).isMade(file, 'a')).toBe(false)
  writeFileSync(list, JSON.stringify({ [file]: { key: 'a', hash: 'of the former words' } }))
  expect(madeFiles(list).isMade(file, 'a')).toBe(false)
})

test.each(['', '{', 'null', '[]', '5', '"a"', '{"list":null}', `{"${'x'.repeat(9)}":5}`])(
  'a list that is damaged (%s) knows no file, and is written anew',
  (text) => {
    writeFileSync(list, text)
    const made = madeFiles(list)
    expect(made.isMade(file, 'a')).toBe(false)
    made.write(file, 'words', { key: 'a' })
    expect(made.finish()).toEqual([])
    expect(JSON.parse(readFileSync(list, 'utf8'))).toMatchObject({ [file]: { key: 'a' } })
  },
)

test.each([null, 5, { key: 'a' }, { key: 'a', hash: 5 }])('an entry that is wrong (%j) fits no file', (entry) => {
  writeFileSync(list, JSON.stringify({ [file]: entry }))
  expect(madeFiles(list).isMade(file, 'a')).toBe(false)
})

test('forgets what is no longer made', () => {
  madeFiles(list).finish()
  expect(readFileSync(list, 'utf8')).toBe('{}')
})
