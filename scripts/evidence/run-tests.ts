import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Evidence } from '@/content/accessibility/types'

import type { Outcome } from './outcomes'

interface PlaywrightSuite {
  title: string
  file: string
  suites?: readonly PlaywrightSuite[]
  specs: readonly { title: string; ok: boolean; tests: readonly { status: string }[] }[]
}

interface JestReport {
  testResults: readonly {
    name: string
    assertionResults: readonly { fullName: string; status: string }[]
  }[]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyOf = (tests: readonly Evidence[]) => [...new Set(tests.map(({ title }) => escaped(title)))].join('|')
const filesOf = (tests: readonly Evidence[]) => [...new Set(tests.map(({ file }) => file))]

function run(command: readonly string[], environment: Record<string, string> = {}): void {
  spawnSync('npx', command, { stdio: 'inherit', env: { ...process.env, ...environment } })
}

const fromPlaywright = ({ title, file, suites = [], specs }: PlaywrightSuite, around = ''): Outcome[] => [
  ...specs.map((spec) => ({
    file: `e2e/${file}`,
    title: `${around} ${spec.title}`,
    passed: spec.ok && spec.tests.every(({ status }) => status !== 'skipped'),
  })),
  ...suites.flatMap((suite) => fromPlaywright(suite, `${around} ${title}`)),
]

/** Runs the tests by their titles, in a browser and in Jest. */
export function runTests(tests: readonly Evidence[]): readonly Outcome[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'))
  const report = (name: string) => path.join(folder, name)
  const read = <Report>(name: string) => JSON.parse(readFileSync(report(name), 'utf8')) as Report
  const inBrowser = tests.filter(({ file }) => file.startsWith('e2e/'))
  const inJest = tests.filter((test) => !inBrowser.includes(test))
  const outcomes: Outcome[] = []
  if (inJest.length > 0) {
    run(['jest', ...filesOf(inJest), '-t', anyOf(inJest), '--json', '--outputFile', report('jest.json')])
    const { testResults } = read<JestReport>('jest.json')
    for (const { name, assertionResults } of testResults) {
      const file = path.relative(process.cwd(), name)
      // Those with another title are pending.
      const ran = assertionResults.filter(({ fullName }) => inJest.some(({ title }) => fullName.includes(title)))
      outcomes.push(...ran.map(({ fullName, status }) => ({ file, title: fullName, passed: status === 'passed' })))
    }
  }
  if (inBrowser.length > 0) {
    const chosen = [...filesOf(inBrowser), '--grep', anyOf(inBrowser)]
    // A second try tells a stalled machine from a fault.
    run(['playwright', 'test', ...chosen, '--retries', '1', '--reporter', 'list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright.json'),
    })
    const { suites } = read<{ suites: readonly PlaywrightSuite[] }>('playwright.json')
    outcomes.push(...suites.flatMap((suite) => fromPlaywright(suite)))
  }
  rmSync(folder, { recursive: true })
  return outcomes
}
