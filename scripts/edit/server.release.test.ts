/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
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

/** Each save reads all words of the site once, or twice if it is refused. */
jest.setTimeout(60_000)

/** A service from which a question can be removed. */
const SERVICE =
  readdirSync('content/services').find((slug) => {
    const text = readFileSync(`content/services/${slug}/ar.yaml`, 'utf8')
    return (/^questions:\n((?: .*\n)*)/m.exec(text)?.[1]?.match(/^ {2}- /gm) ?? []).length > 2
  }) ?? ''
const [EN, AR] = [`content/services/${SERVICE}/en.yaml`, `content/services/${SERVICE}/ar.yaml`]

function copyContent(root: string): void {
  cpSync('content', root, { recursive: true, filter: (name) => !name.endsWith('.ts') })
  formatContent(root)
}

let root: string
let editor: RunningServer

const ask = (path: string, init: RequestInit = {}, headers = {}) =>
  fetch(`${editor.url}/files/${path}`, { ...init, headers: { 'x-editor': '1', ...headers } })
const putBody = async (body: string) => {
  const answer = await ask('', { method: 'PUT', body })
  return [answer.status, await answer.text()] as const
}
const put = (...files: readonly object[]) => putBody(JSON.stringify(files))
const open = async (path: string) => {
  const answer = await ask(path)
  return { path, text: await answer.text(), version: answer.headers.get('etag') }
}
const withHeadline = <File extends { text: string }>(file: File, headline: string) => ({
  ...file,
  text: file.text.replace(/^headline: .*$/m, `headline: ${headline}`),
})
const fileOf = (path: string) => join(root, '..', path)
const onDisk = (path: string) => readFileSync(fileOf(path), 'utf8')
const leftovers = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => !/\.(yaml|webp|json)$|^[^.]*$/.test(name))

/** The status of an answer. Node's fetch sends neither another Host nor `sec-fetch-site`. */
const statusOf = (path: string, headers: Record<string, string>) =>
  new Promise((resolve) =>
    request(editor.url + path, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).end(),
  )

beforeAll(async () => {
  root = join(mkdtempSync(join(realpathSync(tmpdir()), 'editor-')), 'content')
  copyContent(root)
  editor = await startEditor({ root, port: 0 })
})
afterAll(async () => {
  await editor.close()
  rmSync(join(root, '..'), { recursive: true })
})

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

test('several files of a save are all written or none', async () => {
  const [english, arabic] = [await open(EN), await open(AR)]
  const changed = [withHeadline(english, 'The network stays shut'), withHeadline(arabic, 'تبقى الشبكة مغلقة اليوم')]
  expect((await put(changed[0]!, { ...changed[1], version: '"0"' }))[0]).toBe(412)
  expect(onDisk(EN)).toBe(english.text)

  // What a crash has left beside a file is no obstacle.
  writeFileSync(`${fileOf(AR)}.new`, '')
  expect(await put(...changed)).toEqual([204, ''])
  expect(onDisk(AR)).toContain('تبقى الشبكة مغلقة اليوم')
  expect(leftovers()).toEqual([])
})

test('a save of which the answer was lost may be sent again, another with an old version not', async () => {
  const file = await open(EN)
  const changed = withHeadline(file, 'The network stays shut tonight')
  expect(await put(changed)).toEqual([204, ''])
  expect(await put(changed)).toEqual([204, ''])
  expect((await put(withHeadline(file, 'The network is open')))[0]).toBe(412)
})

test('refuses one of two simultaneous saves', async () => {
  const file = await open(EN)
  const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => put(withHeadline(file, text))))
  expect(answers.map(([status]) => status).sort()).toEqual([204, 412, 412])
})

test('remarks stay, and words that the parser would drop are not written over', async () => {
  const path = 'content/partners.yaml'
  writeFileSync(fileOf(path), `# Ask Ali\n${onDisk(path).replace('- id: agafi', '# Since 2026\n- id: agafi')}`)
  const file = await open(path)
  // The editor sends no remarks.
  const bare = file.text.replaceAll(/^#.*\n/gm, '').replace('name: Odoo', 'name: Odoo SA')
  expect(await put({ ...file, text: bare })).toEqual([204, ''])
  expect(onDisk(path)).toBe(file.text.replace('name: Odoo', 'name: Odoo SA'))

  const again = await open(path)
  const [status, reason] = await put({ ...again, text: bare.replace(/^- id: agafi\n.*\n/m, '') })
  expect([status, reason]).toEqual([422, expect.stringContaining('the remark “# Since 2026” in line')])

  const doubled = again.text.replace('name: Agafi', 'name: My words\n  name: Agafi')
  writeFileSync(fileOf(path), doubled)
  const [code, sentence] = await put({ ...(await open(path)), text: bare })
  expect([code, sentence]).toEqual([422, expect.stringContaining('has the field "name" a second time')])
  expect(onDisk(path)).toBe(doubled)
  writeFileSync(fileOf(path), again.text)
})

test('keeps the permissions of a file', async () => {
  chmodSync(fileOf(EN), 0o600)
  expect(await put(withHeadline(await open(EN), 'The network stays shut again'))).toEqual([204, ''])
  expect(statSync(fileOf(EN)).mode & 0o777).toBe(0o600)
})

test.each([
  ['acceptances', 'content/launch.yaml', '[]\n'],
  ['the accessibility report', 'content/accessibility/openacr.yaml', 'a: 1\n'],
  ['a file that nothing reads', 'content/new.yaml', 'a: 1\n'],
  ['another language', `content/services/${SERVICE}/fr.yaml`, 'a: 1\n'],
  ['a new service', 'content/services/new/en.yaml', 'a: 1\n'],
  ['a name that no disk has', `content/${'a'.repeat(5000)}.yaml`, 'a: 1\n'],
  ['a file outside content/', 'content/../package.yaml', 'a: 1\n'],
  ['a file beside content/', 'package.json', 'a: 1\n'],
  ['code', 'content/site.ts', 'a: 1\n'],
  ['a hidden file', 'content/.hidden.yaml', 'a: 1\n'],
  ['another place of the disk', '/etc/x.yaml', 'a: 1\n'],
  ['a folder', 'content', 'a: 1\n'],
])('does not write %s', async (_what, path, text) => {
  const [status, reason] = await put({ path, text, version: null })
  expect([403, 404]).toContain(status)
  expect(reason).toMatch(/^[^]{10,250}\.$/)
})

test('does not follow links to other places or to nowhere', async () => {
  const outside = join(root, '../outside')
  mkdirSync(outside)
  writeFileSync(join(outside, 'a.yaml'), 'a: 1\n')
  symlinkSync(outside, join(root, 'linked'))
  symlinkSync(join(outside, 'a.yaml'), join(root, 'linked.yaml'))
  symlinkSync('/no-such-place/x.yaml', join(root, 'dangling.yaml'))
  for (const path of ['linked/a.yaml', 'linked/new.yaml', 'linked.yaml', 'dangling.yaml'].map(
    (at) => `content/${at}`,
  )) {
    expect(await put({ path, text: 'a: 2\n', version: null })).toEqual([403, expect.stringContaining('link')])
  }
  expect((await ask('content/linked.yaml')).status).toBe(403)
  for (const link of ['linked', 'linked.yaml', 'dangling.yaml']) rmSync(join(root, link))
})

test.each([
  ['no JSON', '{'],
  ['no list', 'null'],
  ['a list of nothing', '[null]'],
  ['an empty list', '[]'],
  ['no text', '[{"path":"content/groups.yaml","version":null}]'],
  ['a number', '[{"path":"content/groups.yaml","text":1,"version":null}]'],
  ['bytes that are no text', '\ud800'],
])('answers %s with a sentence', async (_what, body) => {
  expect(await putBody(body)).toEqual([400, expect.stringMatching(/Nothing was saved\.$/)])
})

test('the same file twice, too much at once, and what YAML cannot hold are refused', async () => {
  const file = await open(EN)
  expect(await put(file, file)).toEqual([400, expect.stringContaining('came twice')])
  expect(await put({ ...file, text: 'x'.repeat(2_000_000) })).toEqual([413, expect.stringContaining('more than')])
  expect((await put({ ...file, text: `a: ${'['.repeat(500_000)}` }))[0]).toBe(422)
  expect((await put({ ...file, text: 'a: b\na: c\n' }))[0]).toBe(422)
})

test.each(['%', 'content/%E0%A4%A', `content/${'b'.repeat(5000)}`, `${EN}/x`])(
  'answers the address %s with a sentence',
  async (path) => {
    const answer = await ask(path)
    expect([400, 403, 404]).toContain(answer.status)
    expect(await answer.text()).toMatch(/\.$/)
  },
)

test('shows each page beside its entry', async () => {
  const response = await fetch(editor.url)
  const html = await response.text()
  expect(html).toContain("frame-src 'self' http://localhost:3000;")
  expect(html).not.toContain('{{')
  for (const [, path] of html.matchAll(/src="([^"]+)"/g)) {
    expect([path, (await fetch(editor.url + path)).status]).toEqual([path, 200])
  }
  const { collections } = editorConfig('content', {
    siteUrl: 'http://localhost:3000',
    repo: '',
    pictureUrl: (master) => `/${master}`,
  })
  const shown = collections.flatMap(({ files }) =>
    (files as { preview_path?: string }[]).map((file) => file.preview_path),
  )
  expect(sitePaths.filter((path) => !shown.includes(`{{locale}}${path}`))).toEqual([])
})

test('answers no page of another site, and only the editor by the name of this machine', async () => {
  const from = (site: string, path: string) => statusOf(path, { 'sec-fetch-site': site })
  expect(await from('cross-site', '/admin/launch')).toBe(403)
  expect(await from('cross-site', '/admin/')).toBe(403)
  expect(await from('none', '/admin/')).toBe(200)
  expect(await from('same-origin', '/admin/')).toBe(200)

  const as = (host: string) => statusOf(`/files/${AR}`, { host, 'x-editor': '1' })
  expect(await as('localhost:3001')).toBe(200)
  expect(await as('evil.example')).toBe(403)
  expect(await as('localhost.evil.example')).toBe(403)
  expect((await fetch(`${editor.url}/files/${AR}`)).status).toBe(403)
  expect((await ask(AR, { method: 'DELETE' })).status).toBe(405)
})

/** Mounts a small disk. Only root may. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

test('a full disk is named, loses nothing, and does not stop the next save', async () => {
  const disk = smallDisk()
  if (!disk) return
  const [before, own] = [root, editor]
  try {
    root = join(realpathSync(disk), 'content')
    copyContent(root)
    editor = await startEditor({ root, port: 0 })
    const [english, arabic] = [await open(EN), await open(AR)]
    const changed = [withHeadline(english, 'The network stays shut'), withHeadline(arabic, 'تبقى الشبكة مغلقة اليوم')]
    expect(() => writeFileSync(join(disk, 'filling'), Buffer.alloc(80_000_000))).toThrow('ENOSPC')
    expect(await put(...changed)).toEqual([507, expect.stringContaining('The disk is full: nothing was saved.')])
    expect([onDisk(EN), onDisk(AR)]).toEqual([english.text, arabic.text])
    expect(leftovers()).toEqual([])
    rmSync(join(disk, 'filling'))
    expect(await put(...changed)).toEqual([204, ''])
  } finally {
    if (editor !== own) await editor.close()
    ;[root, editor] = [before, own]
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true })
  }
})

test('allows a change while something else is wrong', async () => {
  writeFileSync(join(root, 'partners.yaml'), '- id: odoo\n')
  const file = await open(AR)
  expect(await put({ ...file, text: file.text.replace(/^headline: .*$/m, 'headline: عنوان ثالث') })).toEqual([204, ''])
})
