import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from '@playwright/test'

import { MANIFEST } from '@/deploy/manifest'

import { cloneProject, runScript } from './support/project-copy'
import { RELEASE } from './support/release'

/** What must not matter: the clone's folder, and the machine's time zone and locale. */
const CLONES = [
  { name: 'website', environment: { TZ: 'Asia/Dubai', LANG: 'C.UTF-8' } },
  { name: 'a-folder-with-another-name', environment: { TZ: 'America/Los_Angeles', LANG: 'ar_AE.UTF-8' } },
]

async function manifestOf(folder: string, environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  try {
    await runScript(folder, 'build', environment)
    return readFileSync(join(folder, 'out', MANIFEST), 'utf8').split('\n')
  } finally {
    rmSync(dirname(folder), { recursive: true })
  }
}

test('two clean clones of the last commit build to the same bytes', RELEASE, async () => {
  test.skip(!existsSync('.git'), 'this is no clone')
  // Both make all pictures, which takes some five minutes each on two quiet cores.
  test.setTimeout(2 * 60 * 60_000)
  // Clones both first: the second must not have a later commit.
  const clones = CLONES.map(({ name, environment }) => ({ folder: cloneProject(name), environment }))
  const manifests = []
  for (const { folder, environment } of clones) manifests.push(await manifestOf(folder, environment))
  const [one = [], other = []] = manifests
  expect(one.length).toBeGreaterThan(1000)
  expect(one.filter((line) => !other.includes(line))).toEqual([])
  expect(other).toHaveLength(one.length)
})
