/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

let project: string

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'build-id-'))
  for (const file of ['.gitignore', 'scripts/setup/build.mjs', 'scripts/setup/run.mjs']) {
    cpSync(file, path.join(project, file))
  }
})

afterAll(() => rmSync(project, { recursive: true }))

function buildId(settings: Record<string, string> = {}): string {
  const code = `import { buildId } from './scripts/setup/build.mjs'; console.log(buildId())`
  const options = { cwd: project, encoding: 'utf8', env: { ...process.env, ...settings } } as const
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], options)
}

function write(file: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  appendFileSync(path.join(project, file), 'changed\n')
}

it('a changed source changes the build', () => {
  const files = [
    'app/page.tsx',
    'app/globals.css',
    // Tailwind looks for classes in every .tsx file.
    'components/ui/reveal.test.tsx',
    'content/site.ts',
    'lib/locale.ts',
    'art/brand/mark.svg',
    'art/masters/ai.webp',
    'public/media/ai-loop.mp4',
    'public/verification.txt',
    'public/brand.txt',
    'scripts/generate/fonts.ts',
    'art/documents/card.typ',
    'scripts/postbuild/main.ts',
    'next.config.ts',
    'package.json',
    'package-lock.json',
    'postcss.config.mjs',
    'tailwind.config.ts',
    'tsconfig.json',
  ]
  const ids = [
    buildId(),
    ...files.map((file) => {
      write(file)
      return buildId()
    }),
  ]
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('files outside the export change nothing', () => {
  const before = buildId()
  for (const file of [
    'README.md',
    'art/screens/goal.html',
    'e2e/home.spec.ts',
    'generated/pictures.json',
    'lib/locale.test.ts',
    'playwright.config.ts',
    'public/favicon.ico',
    'public/icon-512.png',
    'public/pdfs/services/siem.pdf',
    'public/pictures/ai-480.01234567.avif',
    'scripts/bench/main.ts',
    'scripts/generate/fixtures/services/sample/en.ts',
    'scripts/sandbox/server.ts',
    'scripts/serve/preview.ts',
    'scripts/setup/browser.mjs',
    'scripts/test.mjs',
  ]) {
    write(file)
  }
  expect(buildId({ PORT: '4000' })).toBe(before)
})

it('a changed setting changes the build', () => {
  expect(buildId({ SITE_PHONE: '+971 4 000 0001' })).not.toBe(buildId())
  expect(buildId({ NEXT_PUBLIC_SWIN_API_URL: 'https://api.firm.ae' })).not.toBe(buildId())
})
