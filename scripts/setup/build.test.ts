/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { settings } from '@/content/settings'

let project: string

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'build-id-'))
  for (const file of ['.gitignore', '.env.example', 'scripts/setup/build.mjs', 'scripts/setup/run.mjs']) {
    cpSync(file, path.join(project, file))
  }
})

afterAll(() => rmSync(project, { recursive: true }))

/** What an expression gives in a process of its own, in the copy of the project or in `cwd`. */
function evaluate<Result>(expression: string, environment: Record<string, string> = {}, cwd = project): Result {
  const code = `import { appendFileSync, mkdirSync } from 'node:fs'
    import path from 'node:path'
    import { buildId, buildInputs } from './scripts/setup/build.mjs'
    console.log(JSON.stringify(${expression}))`
  const options = { cwd, encoding: 'utf8', env: { ...process.env, ...environment } } as const
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], options)) as Result
}

/** The ids with one of several settings each, in one process. */
const idsWith = (changed: readonly (readonly [name: string, value: string])[]) =>
  evaluate<string[]>(`${JSON.stringify(changed)}.map(([name, value]) => {
    process.env[name] = value
    const id = buildId()
    delete process.env[name]
    return id
  })`)

const buildId = (environment?: Record<string, string>) => evaluate<string>('buildId()', environment)

function write(file: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  appendFileSync(path.join(project, file), 'changed\n')
}

it('knows every file that git knows, except documents, tests and hidden files', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const expected = files
    .trim()
    .split('\n')
    // Git knows a file that was deleted until the next commit.
    .filter((file) => existsSync(file) && !/^(\.|docs\/|e2e\/|[^/]+\.md$)|\.test\.ts$/.test(file))
  expect(evaluate<string[]>('buildInputs()', {}, process.cwd())).toEqual(expected.sort())
})

it('a link to nowhere, which an editor has left, is no input', () => {
  mkdirSync(path.join(project, 'content'), { recursive: true })
  const link = path.join(project, 'content', '.#en.yaml')
  const before = buildId()
  symlinkSync('sara@host.1234', link)
  expect(buildId()).toBe(before)
  rmSync(link)
})

it('a changed source changes the build', () => {
  const files = [
    'app/page.tsx',
    'app/globals.css',
    // Tailwind looks for classes in every .tsx file.
    'components/ui/reveal.test.tsx',
    'content/site.ts',
    'content/settings.ts',
    'lib/locale.ts',
    'art/brand/mark.svg',
    'art/masters/ai.webp',
    'public/media/ai-loop.mp4',
    'public/verification.txt',
    'public/brand.txt',
    'scripts/generate/fonts.ts',
    'scripts/edit/browser/admin.html',
    'scripts/build.ts',
    'art/documents/card.typ',
    'scripts/postbuild/main.ts',
    'deploy/rules.ts',
    'deploy/write-configs.ts',
    'deploy/hosts/nginx.ts',
    'deploy/hosts/templates/nginx/http.conf',
    'deploy/instructions/nginx.md',
    'a-new-folder/a-new-file.txt',
    'next.config.ts',
    'package.json',
    'package-lock.json',
    'postcss.config.mjs',
    'tailwind.config.ts',
    'tsconfig.json',
    'tsconfig.build.json',
  ]
  // In one process.
  const ids = evaluate<string[]>(`[buildId(), ...${JSON.stringify(files)}.map((file) => {
    mkdirSync(path.dirname(file), { recursive: true })
    appendFileSync(file, 'changed')
    return buildId()
  })]`)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('files outside the export change nothing', () => {
  const before = buildId()
  for (const file of [
    'README.md',
    'docs/design.md',
    'e2e/home.spec.ts',
    '.github/workflows/deploy.yml',
    '.env.local',
    '.vscode/settings.json',
    'generated/pictures.json',
    'lib/locale.test.ts',
    'node_modules/next/package.json',
    'deploy/out/nginx/http.conf',
    'out/index.html',
    'public/favicon.ico',
    'public/icon-512.png',
    'public/pdfs/services/siem.pdf',
    'public/pictures/ai-480.01234567.avif',
    'tsconfig.tsbuildinfo',
  ]) {
    write(file)
  }
  expect(buildId({ PORT: '4000' })).toBe(before)
})

it('each setting changes the build, also where it is empty', () => {
  const changed = [...Object.keys(settings), 'OWNER_FILE'].flatMap((name) => [
    [name, ''] as const,
    [name, 'x'] as const,
  ])
  const ids = [buildId(), ...idsWith(changed)]
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('a document of the owner that has lapsed changes the build, a day to come does not', () => {
  const file = path.join(project, 'content/owner.yaml')
  writeFileSync(file, 'expires: 2030-06-30\n')
  const on = (day: string) => evaluate<string>(`(Date.now = () => Date.parse('${day}'), buildId())`)
  // Dubai is four hours ahead of UTC.
  const [long, last, lapsed] = ['2030-01-01T00:00:00Z', '2030-06-30T19:59:59Z', '2030-06-30T20:00:00Z'].map(on)
  expect(last).toBe(long)
  expect(lapsed).not.toBe(last)
})

it('ensureBuilt builds once, and again after a change', () => {
  // Stands in for the build: a folder named after the id, then the manifest.
  const build = `import { mkdirSync, writeFileSync } from 'node:fs'
    import { buildId } from './setup/build.mjs'
    mkdirSync('out/_next/static/' + buildId(), { recursive: true })
    writeFileSync('out/sha256sums.txt', '')
    console.log('built')
    process.send('pages')`
  write('scripts/build.ts')
  writeFileSync(path.join(project, 'scripts/build.ts'), build)
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ type: 'module' }))
  const packages = path.join(project, 'node_modules')
  rmSync(packages, { recursive: true, force: true })
  symlinkSync(path.resolve('node_modules'), packages)
  const start = (environment: Record<string, string> = {}) => {
    const code = `import { ensureBuilt } from './scripts/setup/build.mjs'; await ensureBuilt()`
    const options = { cwd: project, encoding: 'utf8', env: { ...process.env, ...environment } } as const
    return execFileSync(process.execPath, ['--input-type=module', '-e', code], options).trim()
  }
  const outcomes = [start(), start(), start({ CMS_REPO: 'firm/site' }), start({ CMS_REPO: 'firm/site' })]
  write('deploy/rules.ts')
  outcomes.push(start(), start())
  rmSync(path.join(project, 'out/sha256sums.txt'))
  outcomes.push(start())
  expect(outcomes).toEqual(['built', '', 'built', '', 'built', '', 'built'])
})
