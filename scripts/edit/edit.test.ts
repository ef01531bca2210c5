/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { z } from 'zod'

import { readContent } from '@/content/load'
import { group, list, reference, text } from '@/content/schema/fields'
import { metaPolicy } from '@/deploy/content-security-policy'
import { EDITOR_PAGE, headersOfFile, POLICY_HEADER, readRules } from '@/deploy/rules'
import { Reader } from '@/content/load/yaml-reader'

import { editorFiles, editorPage, ownScript } from './assets'
import { editorConfig } from './config'
import { fieldsFor } from './fields'

const LOCAL = { siteUrl: 'http://localhost:3000', repo: '', pictureUrl: (master: string) => `/${master}` }
/** `npm run edit` and `npm run test:release` install the program of the editor. */
const testWithProgram = existsSync('scripts/edit/node_modules') ? test : test.skip

/** What the test needs of Ajv, which is installed with the editor. */
type SchemaReader = new (options: object) => {
  compile: (schema: object) => ((data: unknown) => boolean) & { errors?: unknown[] | null }
}

describe('the configuration', () => {
  const config = editorConfig('content', LOCAL)
  const onGithub = editorConfig('content', { ...LOCAL, repo: 'owner/site' })
  /** The files that have an entry, in both languages. */
  const shown = config.collections
    .flatMap(({ files }) => files as { file: string }[])
    .flatMap(({ file }) => ['en', 'ar'].map((locale) => file.replace('{{locale}}', locale)))

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
    for (const each of [config, onGithub]) {
      valid(JSON.parse(JSON.stringify(each)))
      expect(valid.errors ?? []).toEqual([])
    }
  })

  test('has no entry with an empty list, which the editor would leave out when it saves', () => {
    expect(shown.filter((file) => readFileSync(file, 'utf8').includes(': []'))).toEqual([])
  })

  test('has an entry for every file of words, except those that commands write', () => {
    const reader = new Reader('content')
    readContent(reader)
    const missing = [...reader.schemas.keys()].filter((file) => !shown.includes(`content/${file}`))
    expect(missing.filter((file) => file.endsWith('.yaml')).sort()).toEqual([
      'accessibility/openacr.yaml',
      'launch.yaml',
    ])
  })

  test('turns a change on GitHub into a pull request', () => {
    expect(onGithub).toMatchObject({ backend: { repo: 'owner/site' }, publish_mode: 'editorial_workflow' })
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
