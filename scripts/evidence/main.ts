import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { conformance, type Evidence } from '@/content/accessibility/conformance'
import { today } from '@/lib/day'
import { replaceFiles } from '@/lib/replace-file'

import { jestResults, type JestReport, notPassed, playwrightResults, type PlaywrightReport } from './results'

/*
 * npm run evidence [-- 2.4.1 …]: runs the tests that content/accessibility/openacr.yaml names on the exported site, for
 * all criteria or some. If all tests of all criteria pass and none is skipped, it writes today into report_date, which
 * /accessibility shows. Jest checks that each named test exists (app/accessibility.openacr.yaml/openacr.test.ts).
 */
const SOURCE = 'content/accessibility/openacr.yaml'

const chosen = process.argv.slice(2)
const { criteria } = conformance
const unknown = chosen.filter((number) => !criteria[number])
if (unknown.length > 0) {
  console.error(`No criterion of levels A and AA: ${unknown.join(', ')}. Write one as 2.4.11.`)
  process.exit(1)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const { resolve } = createRequire(import.meta.url)

const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
const report = join(folder, 'report.json')

/** Runs the tests with these titles in their files. Returns what the runner reports of them. */
function run<Report>(tests: readonly Evidence[], command: readonly string[], titleOption: string): Report | undefined {
  if (tests.length === 0) return undefined
  const files = new Set(tests.map(({ file }) => file))
  const titles = new Set(tests.map(({ title }) => escaped(title)))
  rmSync(report, { force: true })
  // Not by npx, which on Windows needs a shell: that would read the titles as commands.
  spawnSync(process.execPath, [...command, ...files, titleOption, [...titles].join('|')], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
}

const tests = Object.entries(criteria)
  .filter(([number]) => chosen.length === 0 || chosen.includes(number))
  .flatMap(([, criterion]) => criterion.tests)
const inBrowser = tests.filter(({ file }) => file.endsWith('.spec.ts'))
const inJest = tests.filter((test) => !inBrowser.includes(test))

const jest = run<JestReport>(
  inJest,
  [resolve('jest/bin/jest'), '--maxWorkers=100%', '--json', `--outputFile=${report}`],
  '--testNamePattern',
)
// A second try distinguishes a stalled machine from a fault.
const playwright = run<PlaywrightReport>(
  inBrowser,
  [resolve('@playwright/test/cli'), 'test', '--retries=1', '--reporter=list,json'],
  '--grep',
)
rmSync(folder, { recursive: true })

const open = notPassed(tests, [
  ...(jest ? jestResults(jest, process.cwd()) : []),
  ...(playwright ? playwrightResults(playwright, 'e2e') : []),
])
if (open.length > 0) {
  console.error(['These have not passed:', ...new Set(open)].join('\n  '))
  process.exitCode = 1
} else if (chosen.length === 0) {
  const text = readFileSync(SOURCE, 'utf8').replace(/^report_date: .*$/m, `report_date: ${today()}`)
  replaceFiles([{ file: SOURCE, text }])
  console.log(`All tests of the ${Object.keys(criteria).length} criteria have passed; ${SOURCE} says so.`)
}
