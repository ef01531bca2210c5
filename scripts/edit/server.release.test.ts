/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { formatContent } from '@/content/load/format-content'
import { sitePaths } from '@/content/site-pages'

import type { RunningServer } from '../setup/listen'
import { editorConfig } from './config'
import { startEditor } from './server'

// A save reads all words twice, about a second each on a quiet machine.
jest.setTimeout(30_000)

const LOCAL = { siteUrl: 'http://localhost:3000', repo: '', pictureUrl: (master: string) => `/${master}` }
/** A service from which a question can be taken away. */
const SERVICE =
  readdirSync('content/services').find((slug) => {
    const text = readFileSync(`content/services/${slug}/ar.yaml`, 'utf8')
    return (/^questions:\n((?: .*\n)*)/m.exec(text)?.[1]?.match(/^ {2}- /gm) ?? []).length > 2
  }) ?? ''
const AR = `content/services/${SERVICE}/ar.yaml`

let root: string
let editor: RunningServer

beforeAll(async () => {
  root = join(mkdtempSync(join(realpathSync(tmpdir()), 'editor-')), 'content')
  cpSync('content', root, { recursive: true, filter: (name) => !name.endsWith('.ts') })
  formatContent(root)
  editor = await startEditor({ root, port: 0 })
})
afterAll(async () => {
  await editor.close()
  rmSync(join(root, '..'), { recursive: true })
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${editor.url}/files/${path}`, { ...init, headers: { 'x-editor': '1' } })
const put = async (...files: readonly object[]) => {
  const answer = await ask('', { method: 'PUT', body: JSON.stringify(files) })
  return [answer.status, await answer.text()] as const
}
const open = async (path: string) => {
  const answer = await ask(path)
  return { path, text: await answer.text(), version: answer.headers.get('etag') }
}
const onDisk = (path: string) => readFileSync(join(root, '..', path), 'utf8')

test('writes a changed sentence as one changed line, in the one form of YAML', async () => {
  const file = await open(AR)
  const lines = file.text.split('\n')
  const changed = file.text.replace(/^headline: (.*)$/m, `headline: "تبقى الشبكة مغلقة"`)
  expect(await put({ ...file, text: changed })).toEqual([204, ''])
  const now = onDisk(AR).split('\n')
  expect(now.filter((line, index) => line !== lines[index])).toEqual(['headline: تبقى الشبكة مغلقة'])
})

test('refuses a wrong value, with its field and what to do', async () => {
  const file = await open(AR)
  const [status, reason] = await put({
    ...file,
    text: file.text.replace(/^headline: .*$/m, `headline: ${'ا'.repeat(1204)}`),
  })
  expect(status).toBe(422)
  expect(reason).toContain(`${AR}: Headline (headline), Arabic: has 1204 characters`)
  expect(reason).toContain('Shorten it by 4')
  expect(onDisk(AR)).toBe(file.text)
})

test('checks both languages together, and writes both or none', async () => {
  const [arabic, english] = [await open(AR), await open(AR.replace('ar.', 'en.'))]
  const withoutOne = ({ text, ...file }: typeof arabic) => ({
    ...file,
    text: text.replace(/^(questions:\n)( {2}- (?:.|\n {3,})*\n)/m, '$1'),
  })
  const [status, reason] = await put(withoutOne(arabic))
  expect([status, reason]).toEqual([
    422,
    expect.stringMatching(/has \d entries, and \d in English\. Both need the same/),
  ])
  expect(await put(withoutOne(arabic), withoutOne(english))).toEqual([204, ''])
})

test('refuses a file that has changed meanwhile', async () => {
  const file = await open(AR)
  const meanwhile = file.text.replace(/^headline: .*$/m, 'headline: عنوان آخر')
  writeFileSync(join(root, '..', AR), meanwhile)
  const [status, reason] = await put(file)
  expect([status, reason]).toEqual([412, expect.stringContaining(`${AR} has changed since you opened it`)])
  expect(onDisk(AR)).toBe(meanwhile)
})

test('allows a change while something else is wrong', async () => {
  writeFileSync(join(root, 'partners.yaml'), '- id: odoo\n')
  const file = await open(AR)
  expect(await put({ ...file, text: file.text.replace(/^headline: .*$/m, 'headline: عنوان ثالث') })).toEqual([204, ''])
})

test.each([
  'content/../package.yaml',
  'package.json',
  'content/site.ts',
  'content/.hidden.yaml',
  '/etc/x.yaml',
  'content',
])('writes nothing but words below content/: %s', async (path) => {
  expect(await put({ path, text: 'a: 1\n', version: null })).toEqual([403, expect.any(String)])
})

test('does not follow links to other places', async () => {
  const outside = join(root, '../outside')
  mkdirSync(outside)
  writeFileSync(join(outside, 'a.yaml'), 'a: 1\n')
  symlinkSync(outside, join(root, 'linked'))
  symlinkSync(join(outside, 'a.yaml'), join(root, 'linked.yaml'))
  for (const path of ['content/linked/a.yaml', 'content/linked/new.yaml', 'content/linked.yaml']) {
    expect(await put({ path, text: 'a: 2\n', version: null })).toEqual([403, expect.stringContaining('link')])
  }
  expect((await ask('content/linked.yaml')).status).toBe(403)
})

test('shows each page beside its entry', async () => {
  const response = await fetch(editor.url)
  const html = await response.text()
  expect(html).toContain("frame-src 'self' http://localhost:3000;")
  expect(html).not.toContain('{{')
  for (const [, path] of html.matchAll(/src="([^"]+)"/g)) {
    expect([path, (await fetch(editor.url + path)).status]).toEqual([path, 200])
  }
  const { collections } = editorConfig('content', LOCAL)
  const shown = collections.flatMap(({ files }) =>
    (files as { preview_path?: string }[]).map((file) => file.preview_path),
  )
  expect(sitePaths.filter((path) => !shown.includes(`{{locale}}${path}`))).toEqual([])
})

test('answers only the editor, by the name of this machine', async () => {
  expect((await fetch(`${editor.url}/files/${AR}`)).status).toBe(403)
  const status = (host: string) =>
    new Promise((resolve) =>
      request(`${editor.url}/files/${AR}`, { headers: { host, 'x-editor': '1' } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).end(),
    )
  expect(await status('localhost:3001')).toBe(200)
  expect(await status('evil.example')).toBe(403)
  expect(await status('localhost.evil.example')).toBe(403)
  expect((await ask(AR, { method: 'DELETE' })).status).toBe(405)
})
