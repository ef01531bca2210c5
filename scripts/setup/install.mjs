import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot, runOrExit } from './run.mjs'

const lockfile = join(projectRoot, 'package-lock.json')
const stamp = join(projectRoot, 'node_modules', '.lockfile-hash')
const npmRecord = join(projectRoot, 'node_modules', '.package-lock.json')

const lockfileHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex')

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Whether npm's own record of node_modules has every package of the lockfile: true after an `npm ci` by hand, which
 * leaves no stamp. Optional packages may be absent, as most of them are for other systems.
 */
function npmRecordMatchesLockfile() {
  const record = readIfThere(npmRecord)
  if (!record) return false
  const installed = JSON.parse(record).packages
  return Object.entries(JSON.parse(readFileSync(lockfile, 'utf8')).packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  )
}

/** Whether node_modules holds what package-lock.json asks for. */
function isInstalled() {
  return readIfThere(stamp) === lockfileHash() || npmRecordMatchesLockfile()
}

/** Installs the dependencies where they are missing or not those of the lockfile. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing the dependencies (npm ci) …')
    // NODE_ENV=production in the environment would leave out the tools that build the site.
    await runOrExit('npm', ['ci', '--include=dev'])
  }
  writeFileSync(stamp, lockfileHash())
}
