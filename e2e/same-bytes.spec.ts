import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from '@playwright/test'

import { MANIFEST } from '@/deploy/manifest'

import { cloneProject } from './support/project-copy'
import { RELEASE } from './support/release'

/** What must not matter: the clone's folder, and the machine's time zone and locale. */
const CLONES = [
  { name: 'website', environment: { TZ: 'Asia/Dubai', LANG: 'C.UTF-8' } },
  { name: 'a-folder-with-another-name', environment: { TZ: 'America/Los_Angeles', LANG: 'ar_AE.UTF-8' } },
]

function manifestOf(folder: string, environment: Readonly<Record<string, string>>): readonly string[] {
  const { NODE_ENV: _ownedByTheTools, ...own } = process.env
  try {
    execFileSync('npm', ['run', '--silent', 'build'], {
      cwd: folder,
      env: { ...own, ...environment } as NodeJS.ProcessEnv,
      shell: process.platform === 'win32',
    })
    return readFileSync(join(folder, 'out', MANIFEST), 'utf8').split('\n')
  } finally {
    rmSync(dirname(folder), { recursive: true })
  }
}

test('two clean clones of the last commit build to the same bytes', RELEASE, () => {
  // An archive of the project cannot be cloned.
  test.skip(!existsSync('.git'), 'this is no clone')
  // Both make all pictures, which takes some five minutes each on two quiet cores.
  test.setTimeout(2 * 60 * 60_000)
  // Clones both first: the second must not have a later commit.
  const clones = CLONES.map(({ name, environment }) => ({ folder: cloneProject(name), environment }))
  const [one = [], other = []] = clones.map(({ folder, environment }) => manifestOf(folder, environment))
  expect(one.length).toBeGreaterThan(1000)
  expect(one.filter((line) => !other.includes(line))).toEqual([])
  expect(other).toHaveLength(one.length)
})
