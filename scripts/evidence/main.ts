import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { conformance, type Evidence } from '@/content/accessibility/conformance'

/*
 * npm run evidence [-- 2.4.1 …]: runs the tests that content/accessibility/openacr.yaml names on the exported site, for
 * all criteria or some. If all tests of all criteria pass, it writes today into report_date, which /accessibility
 * shows. Jest checks that each named test exists (app/_markdown/openacr.test.ts).
 */
const SOURCE = 'content/accessibility/openacr.yaml'

const chosen = process.argv.slice(2)
const { criteria } = conformance
const unknown = chosen.filter((number) => !criteria[number])
if (unknown.length > 0) throw new Error(`no criterion of levels A and AA: ${unknown.join(', ')}`)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const { resolve } = createRequire(import.meta.url)

/** Runs the tests with these titles in their files. Returns whether all have passed. */
function passes(tests: readonly Evidence[], command: readonly string[], titleOption: string): boolean {
  if (tests.length === 0) return true
  const files = new Set(tests.map(({ file }) => file))
  const titles = new Set(tests.map(({ title }) => escaped(title)))
  // Not by npx, which on Windows needs a shell: that would read the titles as commands.
  const program = [...command, ...files, titleOption, [...titles].join('|')]
  return spawnSync(process.execPath, program, { stdio: 'inherit' }).status === 0
}

const tests = Object.entries(criteria)
  .filter(([number]) => chosen.length === 0 || chosen.includes(number))
  .flatMap(([, criterion]) => criterion.tests)
const inBrowser = tests.filter(({ file }) => file.endsWith('.spec.ts'))
const inJest = tests.filter((test) => !inBrowser.includes(test))

const havePassed = [
  passes(inJest, [resolve('jest/bin/jest'), '--maxWorkers=100%'], '--testNamePattern'),
  // A second try distinguishes a stalled machine from a fault.
  passes(inBrowser, [resolve('@playwright/test/cli'), 'test', '--retries', '1'], '--grep'),
].every(Boolean)
if (!havePassed) process.exitCode = 1
else if (chosen.length === 0) {
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync(SOURCE, readFileSync(SOURCE, 'utf8').replace(/^report_date: .*$/m, `report_date: '${today}'`))
  console.log(`All tests of the ${Object.keys(criteria).length} criteria have passed; ${SOURCE} says so.`)
}
