import { relative } from 'node:path'

import type { Evidence } from '@/content/accessibility/conformance'

/** A test that a runner knows, and whether it has passed. One that was skipped has not. */
export interface Result extends Evidence {
  state: 'passed' | 'failed' | 'skipped'
}

/** What `jest --json` writes, as far as it is read here. */
export interface JestReport {
  testResults: readonly { name: string; assertionResults: readonly { fullName: string; status: string }[] }[]
}

export const jestResults = ({ testResults }: JestReport, root: string): Result[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(root, name).replaceAll('\\', '/'),
      title: fullName,
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  )

interface Suite {
  title: string
  suites?: readonly Suite[]
  specs: readonly { file: string; title: string; tests: readonly { status: string }[] }[]
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  suites: readonly Suite[]
}

const STATES: Readonly<Record<string, Result['state']>> = { expected: 'passed', flaky: 'passed', skipped: 'skipped' }

export function playwrightResults({ suites }: PlaywrightReport, folder: string): Result[] {
  const resultsIn = (suite: Suite, titles: readonly string[]): Result[] => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({
        file: `${folder}/${file}`,
        title: [...titles, title].join(' '),
        state: STATES[status] ?? 'failed',
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => resultsIn(inner, [...titles, inner.title])),
  ]
  return suites.flatMap((suite) => resultsIn(suite, []))
}

/** Says of each named test that did not pass why: it failed, was skipped, or did not run at all. */
export const notPassed = (evidence: readonly Evidence[], results: readonly Result[]): string[] =>
  evidence.flatMap(({ file, title }) => {
    const own = results.filter((result) => result.file === file && result.title.includes(title))
    const states = own.length > 0 ? own.map(({ state }) => state) : ['not run']
    const bad = states.find((state) => state !== 'passed')
    return bad ? [`${file} › ${title}: ${bad}`] : []
  })
