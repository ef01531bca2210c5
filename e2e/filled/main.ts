import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

import { copyProject } from '../support/project-copy'

import { fillSlots, firstMonth } from './first-month'
import { growCatalogue } from './grow'
import { filledSettings } from './settings'

interface State {
  /** Changes a copy of the project. */
  change: (folder: string) => void
  settings: Readonly<Record<string, string>>
  /** npm scripts, in their order. */
  checks: readonly string[]
}

/** States of the site that are as normal as the one in the repository. */
const STATES: Readonly<Record<string, State>> = {
  filled: {
    change: fillSlots,
    settings: filledSettings,
    checks: ['build', 'jest', 'test:export', 'test:e2e'],
  },
  month: { change: firstMonth, settings: filledSettings, checks: ['build', 'jest', 'test:export'] },
  grown: { change: growCatalogue, settings: {}, checks: ['build', 'jest', 'test:export'] },
}

/** Runs the checks in a copy, and returns the names of those that failed. A failed build ends them. */
function failuresOf({ change, settings, checks }: State): readonly string[] {
  const folder = copyProject()
  const { NODE_ENV: _ownedByTheTools, ...environment } = process.env
  const failed: string[] = []
  try {
    change(folder)
    for (const check of checks) {
      console.log(`\n=== npm run ${check}`)
      const { status } = spawnSync('npm', ['run', '--silent', check], {
        cwd: folder,
        stdio: 'inherit',
        shell: process.platform === 'win32',
        // CI: the browser tests start servers of their own. GITHUB_ACTIONS: a copy has no history to ask for.
        env: { ...(environment as NodeJS.ProcessEnv), ...settings, CI: '1', GITHUB_ACTIONS: '' },
      })
      if (status !== 0) failed.push(check)
      if (status !== 0 && check === 'build') break
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return failed
}

/* npm run test:filled: tests copies of the project in other states. `npm run test:filled -- grown` tests one of them. */
const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in STATES))
if (unknown) {
  console.error(`No such state: ${unknown}. There are: ${Object.keys(STATES).join(', ')}`)
  process.exit(2)
}

const results = Object.entries(STATES)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .map(([name, state]) => {
    console.log(`\n=== ${name}`)
    return [name, failuresOf(state)] as const
  })
console.log('\n=== summary')
for (const [name, failed] of results) console.log(`${name.padEnd(10)}${failed.join(', ') || 'passed'}`)
process.exit(results.some(([, failed]) => failed.length > 0) ? 1 : 0)
