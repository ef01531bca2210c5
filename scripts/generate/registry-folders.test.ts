/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { readFolders } from './registry-folders'

let content: string

/** A folder whose index.ts exports these facts. */
function addPage(kind: string, slug: string, facts: object): void {
  const folder = path.join(content, kind, slug)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.ts'), `export const page = ${JSON.stringify(facts)}`)
}

const facts = { group: 'digital', order: 10, picture: 'ai' }

beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'content-'))
  for (const kind of ['services', 'products']) mkdirSync(path.join(content, kind))
})

afterEach(() => rmSync(content, { recursive: true }))

test('pages are sorted by group, then order, then slug', () => {
  addPage('services', 'last', { ...facts, group: 'cybersecurity', order: 1 })
  addPage('services', 'b-second', facts)
  addPage('services', 'a-second', facts)
  addPage('services', 'first', { ...facts, order: 5 })
  addPage('products', 'app', { ...facts, group: 'core' })
  expect(readFolders(content).map(({ slug }) => slug)).toEqual(['first', 'a-second', 'b-second', 'last', 'app'])
})

test('a copied folder may keep the name of its export', () => {
  addPage('services', 'one', facts)
  expect(readFolders(content)).toMatchObject([{ kind: 'services', slug: 'one', exported: 'page' }])
})

test.each([
  ['of another kind', { ...facts, group: 'core' }, 'services/page/index.ts: content/groups.ts has no group "core"'],
  ['without an order', { ...facts, order: undefined }, 'services/page/index.ts: "order" is not a number'],
  [
    'without the picture it describes',
    { ...facts, picture: { focus: 'object-[50%_50%]' } },
    'services/page/picture.webp is missing',
  ],
])('a page %s is named', (_fault, faulty, message) => {
  addPage('services', 'page', faulty)
  expect(() => readFolders(content)).toThrow(message)
})

test('every fault is named at once, with its file', () => {
  mkdirSync(path.join(content, 'services', 'empty'))
  addPage('services', 'My Page', facts)
  addPage('services', 'twice', facts)
  addPage('products', 'twice', { ...facts, group: 'core' })
  addPage('products', 'broken', {})
  const broken = path.join(content, 'products', 'broken', 'index.ts')
  writeFileSync(broken, "export { nothing } from './nowhere'")
  expect(() => readFolders(content)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        /services\/My Page: a folder is named[^]*services\/empty\/index\.ts is missing[^]*products\/broken\/index\.ts cannot be read[^]*products\/twice: there is a page "twice" among the services already/,
      ) as string,
    }) as Error,
  )
})

test('a page is moved by moving its folder', () => {
  addPage('services', 'old', facts)
  renameSync(path.join(content, 'services', 'old'), path.join(content, 'services', 'new'))
  expect(readFolders(content).map(({ slug }) => slug)).toEqual(['new'])
})
