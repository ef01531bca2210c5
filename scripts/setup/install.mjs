import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot, runQuietlyOrExit } from './run.mjs'

const lockfile = join(projectRoot, 'package-lock.json')
/** npm's own record of what it has installed. */
const installedRecord = join(projectRoot, 'node_modules', '.package-lock.json')

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Whether node_modules has every package of the lockfile. Optional packages may be missing: most are for other systems.
 */
function isInstalled() {
  if (!existsSync(installedRecord)) return false
  const installed = packagesOf(installedRecord)
  return Object.entries(packagesOf(lockfile)).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  )
}

/** Installs the dependencies if they are missing or differ from the lockfile. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the dependencies; this takes about half a minute …')
  // NODE_ENV=production in the environment would skip the tools that build the site.
  await runQuietlyOrExit('npm', ['ci', '--include=dev'])
}
