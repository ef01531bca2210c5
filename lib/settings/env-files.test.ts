/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ENV_FILES, readEnvFile, readEnvFiles } from './env-files'
import { envLine, envLines, meant } from './env-line'

const NAMES = ['SITE_BRAND_EN', 'SITE_BRAND_AR', 'SITE_PHONE', 'SITE_MAP_PAGE_URL', 'NEXT_PUBLIC_SWIN_API_KEY']
const faultsOf = (text: string | Buffer) => readEnvFile('.env.local', Buffer.from(text as string), NAMES).faults

/** What Next's own loader makes of files, in one process. */
function loadedByNext(texts: readonly string[]): Record<string, string>[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-'))
  const program = `const { loadEnvConfig } = require('@next/env')
    const { writeFileSync } = require('node:fs')
    const [folder, texts] = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
    console.log(JSON.stringify(texts.map((text) => {
      writeFileSync(folder + '/.env.local', text)
      return loadEnvConfig(folder, false, console, true).loadedEnvFiles[0].env
    })))`
  const input = JSON.stringify([folder, texts])
  const env = { ...process.env, NODE_ENV: 'production' as const }
  const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8', input, env })
  rmSync(folder, { recursive: true })
  return JSON.parse(stdout) as Record<string, string>[]
}

/** Signs that loaders take for something else. */
const VALUES = [
  'Palm',
  'C# House',
  'abc#def',
  '#1',
  'ab$cd12EF',
  '$ecret123',
  '5$',
  'a${b}c',
  'a$b$c',
  '\\$a',
  'a\\nb',
  'a\\',
  `Sara's`,
  `'Palm'`,
  '"Palm"',
  '`Palm`',
  'A "B" C',
  `A "B" 'C'`,
  `A "B" #'C'`,
  `A # "B" 'C' $d`,
  'a = b',
  'a: b',
  'export a',
  'https://www.openstreetmap.org/#map=15/25.1972/55.2744',
  'نخلة للتقنيات',
  'A*STAR & Sons_#1 <Labs> "Q" {x} $5 @home',
  ' a ',
  '',
]

test('envLine writes a value so that Next’s loader reads it, and that it is accepted', () => {
  const lines = VALUES.map((value, index) => [`VALUE_${index}`, value, envLine(`VALUE_${index}`, value)] as const)
  expect(lines.filter(([, , line]) => line === undefined)).toEqual([])
  const [loaded] = loadedByNext([lines.map(([, , line]) => line).join('\n')])
  expect(loaded).toEqual(Object.fromEntries(lines.map(([name, value]) => [name, value])))
})

test('a line that is accepted arrives as it is meant; each that does not is refused', () => {
  const written = VALUES.flatMap((value) => [
    value,
    `"${value}"`,
    `'${value}'`,
    `\`${value}\``,
    ` ${value}  # a comment`,
  ])
  const texts = written.map((each, index) => `VALUE_${index}=${each}`)
  const arrived = loadedByNext(texts)
  const accepted = texts.flatMap((text, index) => {
    const { faults } = readEnvFile('.env.local', Buffer.from(text), [`VALUE_${index}`])
    return faults.length === 0 ? [[text, arrived[index]?.[`VALUE_${index}`], meant(written[index]?.trim() ?? '')]] : []
  })
  expect(accepted.length).toBeGreaterThan(VALUES.length)
  expect(accepted.filter(([, value, wanted]) => value !== wanted)).toEqual([])
})

test.each([
  ['NEXT_PUBLIC_SWIN_API_KEY=ab$cd12EF', '$ begins the name of a variable', 'NEXT_PUBLIC_SWIN_API_KEY=ab\\$cd12EF'],
  [`NEXT_PUBLIC_SWIN_API_KEY='ab$cd12EF'`, '$ begins', 'NEXT_PUBLIC_SWIN_API_KEY=ab\\$cd12EF'],
  ['NEXT_PUBLIC_SWIN_API_KEY=$ecret123', '$ begins', 'NEXT_PUBLIC_SWIN_API_KEY=\\$ecret123'],
  ['NEXT_PUBLIC_SWIN_API_KEY=abc#def', 'would arrive as "abc"', 'NEXT_PUBLIC_SWIN_API_KEY="abc#def"'],
  ['SITE_BRAND_EN=C# House', 'would arrive as "C"', 'SITE_BRAND_EN="C# House"'],
  [
    'SITE_MAP_PAGE_URL=https://a.ae/#map=1',
    'would arrive as "https://a.ae/"',
    'SITE_MAP_PAGE_URL="https://a.ae/#map=1"',
  ],
  [`SITE_BRAND_EN='it's #1'`, 'would arrive as', `SITE_BRAND_EN="it's #1"`],
  ['SITE_PHONE=+971 4 000 0001 # office', 'a comment, which has a line of its own', 'SITE_PHONE="+971'],
  ['SITE_BRAND_EN="C:\\new"', 'would arrive as', 'SITE_BRAND_EN=C:\\new'],
  ['SITE_BRAND_EN="A \\"B\\""', 'would arrive as', 'SITE_BRAND_EN=A "B"'],
  ['SITE_BRAND_EN Palm', '"SITE_BRAND_EN Palm" is not read', 'NAME=value'],
  ['set SITE_PHONE=+971 4 000 0001', 'is not read', 'NAME=value'],
  ['SITE_BRAND_EN="Palm";', 'goes on after a quotation mark', 'without them'],
  ["SITE_BRAND_EN='Palm',", 'goes on after a quotation mark', 'without them'],
  ['SITE_BRAND_EN="Palm" Labs', 'goes on after a quotation mark', 'without them'],
  ['SITE_BRAND_EN=Palm // the firm', 'begins no comment here', 'a line of its own'],
  ['SITE_BRAND_EN=Palm SITE_PHONE=+971 4 000 0001', 'SITE_PHONE is not read', 'a line of its own'],
  ["SITE_BRAND_EN='Palm'; SITE_BRAND_AR='x'", 'SITE_BRAND_AR is not read', 'a line of its own'],
  ['BRAND=Acme', 'BRAND is not a setting', 'Is it SITE_BRAND_EN or SITE_BRAND_AR?'],
  ['SITE_MAP_URL=a', 'SITE_MAP_URL is not a setting', 'Is it SITE_MAP_PAGE_URL?'],
  ['SITE_BRAND=Acme', 'SITE_BRAND is not a setting', 'Is it SITE_BRAND_EN or SITE_BRAND_AR?'],
  ['site_brand_en=Acme', 'site_brand_en is not a setting', 'Is it SITE_BRAND_EN?'],
  ['SWIN_API_KEY=a', 'SWIN_API_KEY is not a setting', 'Is it NEXT_PUBLIC_SWIN_API_KEY?'],
  ['SIET_PHONE=a', 'SIET_PHONE is not a setting', 'Is it SITE_PHONE?'],
  ['PHONE=a', 'PHONE is not a setting', 'Is it SITE_PHONE?'],
])('%s is refused, with what to do', (line, reason, advice) => {
  const [fault, ...more] = faultsOf(`# Settings\n\n${line}\n`)
  expect(more).toEqual([])
  expect(fault).toMatch(/^\.env\.local:3: /)
  expect(fault).toContain(reason)
  expect(fault).toContain(advice)
})

test.each([
  'SITE_BRAND_EN="C# House" # the firm',
  "export SITE_BRAND_EN='C# House'",
  'SITE_BRAND_EN = Palm & Sons',
  'SITE_BRAND_EN: Palm',
  'SITE_BRAND_EN=',
  'NEXT_PUBLIC_SWIN_API_KEY=ab\\$cd12EF',
  '# SITE_BRAND=C# House',
  'SITE_SERVER=nginx\nSANDBOX_PORT=4020\nNEXT_PUBLIC_VERCEL_ENV=a\nDATABASE_URL=x$y',
  'CERTIFICATE="-----BEGIN\nabc\n-----END"\nSITE_BRAND_EN=Palm',
])('%s is fine', (text) => {
  expect(faultsOf(text)).toEqual([])
  expect(faultsOf(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual([])
})

test.each(['SITE_BRAND_EN="Palm', "SITE_BRAND_EN='Palm\nSITE_PHONE=1\nSITE_BRAND_AR=x'"])(
  'a quotation mark that its line does not close is refused: %j',
  (text) => expect(faultsOf(text)[0]).toMatch(/^\.env\.local:1: .*quotation mark that its line does not close/),
)

test('a setting between quotation marks of another variable is refused', () => {
  expect(faultsOf('NOTE="a\nSITE_PHONE=+971 4 000 0001\n"')).toEqual([
    '.env.local:2: SITE_PHONE is not read: it is between quotation marks of the lines above.',
  ])
})

test('a setting that is in a file twice is refused', () => {
  expect(faultsOf('SITE_PHONE=1\nSITE_PHONE=2')).toEqual([
    '.env.local:1: SITE_PHONE is in line 2 too. Take one of them out.',
  ])
})

test.each([
  ['utf16le', Buffer.from('\ufeffSITE_BRAND_EN=Palm\n', 'utf16le')],
  ['utf16le', Buffer.from('SITE_BRAND_EN=Palm\n', 'utf16le')],
  ['utf16be', Buffer.from('\ufeffSITE_BRAND_EN=Palm\n', 'utf16le').swap16()],
])('a file in %s is refused', (_name, bytes) => {
  expect(faultsOf(bytes)).toEqual(['.env.local is saved as UTF-16, and nothing of it is read. Save it as UTF-8.'])
})

test('bytes that are not UTF-8 are refused', () => {
  expect(faultsOf(Buffer.from('SITE_BRAND_EN=Caf\xe9\n', 'latin1'))).toEqual([
    '.env.local is not saved as UTF-8. Save it as UTF-8.',
  ])
})

test('every file that Next reads is checked, and names that it does not read are told', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-'))
  for (const file of ENV_FILES) writeFileSync(path.join(folder, file), 'SITE_BRAND=Acme')
  const misnamed = ['.env.local.txt', 'env.local', '.Env.Local', '.env.local ', '.env.']
  for (const file of misnamed) writeFileSync(path.join(folder, file), '')
  for (const file of ['.env.example', '.envrc']) writeFileSync(path.join(folder, file), 'SITE_BRAND=Acme')
  mkdirSync(path.join(folder, 'env'))
  const { faults } = readEnvFiles(folder, NAMES)
  rmSync(folder, { recursive: true })
  expect(faults).toHaveLength(ENV_FILES.length + misnamed.length)
  for (const file of ENV_FILES) expect(faults).toContainEqual(expect.stringMatching(`^${file}:1: `))
  expect(faults).toContain('.env.local.txt is not read. Name it .env.local.')
})

test('names, lines and values of a file', () => {
  expect(
    envLines('\n# a\nA=1\n\nexport B = "2" # b\n').map(({ name, line, arrives }) => [name, line, arrives]),
  ).toEqual([
    ['A', 3, '1'],
    ['B', 5, '2'],
  ])
})
