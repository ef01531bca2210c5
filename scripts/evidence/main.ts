import { readFileSync, writeFileSync } from 'node:fs'

import { conformance } from '@/generated/conformance'

import { notPassed } from './outcomes'
import { runTests } from './run-tests'

/*
 * npm run evidence [-- 2.4.1 …]: runs the tests that content/accessibility/openacr.yaml names on the exported site, or
 * those of some criteria. When all have run and passed, writes today into report_date; /accessibility shows the day.
 */
const SOURCE = 'content/accessibility/openacr.yaml'

const chosen = process.argv.slice(2)
const numbers = Object.keys(conformance.criteria)
const unknown = chosen.filter((number) => !numbers.includes(number))
if (unknown.length > 0) throw new Error(`no criterion of levels A and AA: ${unknown.join(', ')}`)

const tests = Object.entries(conformance.criteria)
  .filter(([number]) => chosen.length === 0 || chosen.includes(number))
  .flatMap(([, criterion]) => criterion.tests)

const missing = notPassed(tests, runTests(tests))
for (const { file, title } of missing) console.error(`not passed: ${file} › ${title}`)
if (missing.length > 0) process.exitCode = 1
else if (chosen.length === 0) {
  const today = new Date().toISOString().slice(0, 10)
  const source = readFileSync(SOURCE, 'utf8')
  writeFileSync(SOURCE, source.replace(/^report_date: .*$/m, `report_date: '${today}'`))
  console.log(`All tests of the 55 criteria have passed; ${SOURCE} says so.`)
}
