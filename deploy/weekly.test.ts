/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { parse } from 'yaml'

const { jobs } = parse(readFileSync('.github/workflows/weekly.yml', 'utf8')) as {
  jobs: { dates: { permissions: object; steps: readonly { name?: string; run?: string }[] } }
}

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'weekly-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the last step beside a `gh` that knows the open issue, and returns what it is told to do. */
function told(dates: string, openIssue: string): string {
  writeFileSync(path.join(folder, 'dates.md'), dates)
  const gh = `#!/bin/sh\n[ "$2" = list ] && { echo "${openIssue}"; exit; }\necho "$@"\n`
  writeFileSync(path.join(folder, 'gh'), gh, { mode: 0o755 })
  const command = jobs.dates.steps.find(({ name }) => name === 'The issue')?.run ?? ''
  // As the runner starts a shell.
  const { stdout, stderr, status } = spawnSync('bash', ['-e', '-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, TITLE: 'Dates' },
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout.trim()
}

test.each([
  ['opens an issue', '- A licence', '', 'issue create --title Dates --body-file dates.md'],
  ['rewrites the open one', '- A licence', '7', 'issue edit 7 --body-file dates.md'],
  ['closes it when nothing is left', '', '7', 'issue close 7 --comment Nothing is left of it.'],
  ['does nothing when nothing has passed', '', '', ''],
])('%s', (_what, dates, openIssue, command) => {
  expect(told(dates, openIssue)).toBe(command)
})

test('may write issues and nothing else', () => {
  expect(jobs.dates.permissions).toEqual({ contents: 'read', issues: 'write' })
})
