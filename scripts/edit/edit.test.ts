/** @jest-environment node */
import {
  cpSync,
  existsSync,
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

import { z } from 'zod'

import { readContent } from '@/content/load'
import { sitePaths } from '@/content/site-pages'
import { group, list, reference, text } from '@/content/schema/fields'
import { metaPolicy } from '@/deploy/content-security-policy'
import { EDITOR_PAGE, headersOfFile, POLICY_HEADER, readRules } from '@/deploy/rules'
import { Reader } from '@/content/load/yaml-reader'

import { formatContent } from '@/content/load/format-content'
import type { RunningServer } from '../setup/listen'
import { editorFiles, editorPage, ownScript } from './assets'
import { editorConfig } from './config'
import { fieldsFor } from './fields'
import { startEditor } from './server'

// A save reads all words twice, about a second each on a quiet machine.
jest.setTimeout(30_000)

const LOCAL = { siteUrl: 'http://localhost:3000', repo: '', pictureUrl: (master: string) => `/${master}` }
/** `npm run edit` and `npm run test:release` install the program of the editor. */
const testWithProgram = existsSync('scripts/edit/node_modules') ? test : test.skip
/** A service from which a question can be taken away. */
const SERVICE =
  readdirSync('content/services').find((slug) => {
    const text = readFileSync(`content/services/${slug}/ar.yaml`, 'utf8')
    return (/^questions:\n((?: .*\n)*)/m.exec(text)?.[1]?.match(/^ {2}- /gm) ?? []).length > 2
  }) ?? ''
const AR = `content/services/${SERVICE}/ar.yaml`

/** What the test needs of Ajv, which is installed with the editor. */
type SchemaReader = new (options: object) => {
  compile: (schema: object) => ((data: unknown) => boolean) & { errors?: unknown[] | null }
}

describe('the configuration', () => {
  test('fields have the labels, hints and limits of the schema', () => {
    const schema = group('Service', {
      title: text('Title', '', { max: 60 }),
      intro: text('Introduction').optional(),
      points: list('Points', '', group('Point', { lead: text('First words') }), { min: 6 }),
      related: list('Related', '', reference('Page', '', 'pages'), { min: 2, max: 4 }),
      picture: z
        .union([reference('Picture', '', 'pictures'), group('Own', { alt: text('Alt') })])
        .meta({ title: 'Picture' }),
    })
    const references = { pages: { widget: 'select', options: ['a'] }, pictures: { widget: 'picture' } }
    const fields = fieldsFor(schema, { picture: 'towers' }, references)
    expect(fields).toMatchObject([
      {
        name: 'title',
        label: 'Title',
        hint: 'At most 60 characters.',
        widget: 'string',
        maxlength: 60,
        required: true,
      },
      { name: 'intro', widget: 'text', required: false },
      { name: 'points', widget: 'list', min: 6, fields: [{ name: 'lead', label: 'First words', i18n: true }] },
      { name: 'related', widget: 'select', multiple: true, options: ['a'], min: 2, max: 4 },
      { name: 'picture', label: 'Picture', widget: 'picture' },
    ])
    const own = fieldsFor(schema, { picture: { alt: 'Towers' } }, references)
    expect(own.at(-1)).toMatchObject({ widget: 'object', fields: [{ name: 'alt' }] })
  })

  test('names a form for which the editor has no field', () => {
    expect(() => fieldsFor(group('Page', { nothing: z.null().meta({ title: 'Nothing' }) }), {}, {})).toThrow('Nothing')
  })

  testWithProgram('obeys the schema of this version of Sveltia CMS', () => {
    const { Ajv } = jest.requireActual<{ Ajv: SchemaReader }>('./node_modules/ajv')
    const ajv = new Ajv({ strict: false, formats: { regex: true } })
    const valid = ajv.compile(
      JSON.parse(readFileSync('scripts/edit/node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')),
    )
    for (const repo of ['', 'owner/site']) {
      valid(JSON.parse(JSON.stringify(editorConfig('content', { ...LOCAL, repo }))))
      expect(valid.errors ?? []).toEqual([])
    }
  })

  test('has no entry with an empty list, which the editor would leave out when it saves', () => {
    const files = editorConfig('content', LOCAL).collections.flatMap(
      (collection) => collection.files as { file: string }[],
    )
    const empty = files
      .flatMap(({ file }) => ['en', 'ar'].map((locale) => file.replace('{{locale}}', locale)))
      .filter((file) => readFileSync(file, 'utf8').includes(': []'))
    expect(empty).toEqual([])
  })

  test('has an entry for every file of words, except those that commands write', () => {
    const reader = new Reader('content')
    readContent(reader)
    const files = editorConfig('content', LOCAL).collections.flatMap(
      (collection) => collection.files as { file: string }[],
    )
    const shown = files.flatMap(({ file }) => ['en', 'ar'].map((locale) => file.replace('{{locale}}', locale)))
    const missing = [...reader.schemas.keys()].filter((file) => !shown.includes(`content/${file}`))
    expect(missing.filter((file) => file.endsWith('.yaml')).sort()).toEqual([
      'accessibility/openacr.yaml',
      'launch.yaml',
    ])
  })

  test('turns a change on GitHub into a pull request', () => {
    const config = editorConfig('content', { ...LOCAL, repo: 'owner/site' })
    expect(config).toMatchObject({ backend: { repo: 'owner/site' }, publish_mode: 'editorial_workflow' })
  })
})

describe('the page', () => {
  testWithProgram('asks no other host for words, fonts and parts of the program', () => {
    const script = ownScript()
    expect(script).not.toMatch(/https:\/\/(cdn\.jsdelivr\.net\/fontsource|unpkg\.com\/(@sveltia\/cms|\$))/)
    const files = editorFiles()
    const fonts = [...script.matchAll(/\/admin\/(fonts\/(?:material|source)[\w-]+\.woff2)/g)].map(
      ([, name = '']) => name,
    )
    expect(fonts.length).toBeGreaterThanOrEqual(2)
    expect(fonts.filter((name) => !files.has(name))).toEqual([])
    for (const read of files.values()) expect(read().length).toBeGreaterThan(0)
  })

  test('has its own policy, and no other page allows more', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'))
    const page = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
    writeFileSync(join(folder, 'index.html'), page(metaPolicy([], '/')))
    writeFileSync(join(folder, 'admin.html'), editorPage(true))
    const rules = readRules(folder)
    const policyOf = (file: string) => headersOfFile(file, rules)[POLICY_HEADER]
    rmSync(folder, { recursive: true })
    expect(rules.pages).toEqual([EDITOR_PAGE])
    expect(policyOf('/admin.html')).toMatch(/connect-src[^;]* https:\/\/api\.github\.com.*frame-ancestors 'none'/)
    expect(policyOf('/index.html')).toBe(`${metaPolicy([], '/')}; frame-ancestors 'none'`)
    expect(metaPolicy([], '/')).not.toMatch(/unsafe-inline|github/)
    expect(editorPage(true)).toContain('noindex')
    expect(editorPage(true)).not.toContain('local-files')
    expect(editorPage(false)).not.toContain('github')
  })
})

describe('the server', () => {
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
    expect(await put({ ...file, text: file.text.replace(/^headline: .*$/m, 'headline: عنوان ثالث') })).toEqual([
      204,
      '',
    ])
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
})
