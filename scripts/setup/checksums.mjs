/*
 * npm run checksums: writes the checksums that npm leaves out of a lockfile, those of optional packages that are not
 * for this machine. Run it after an upgrade if the lockfile's test asks for it.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

import { LOCKFILES } from './lockfiles.mjs'
import { IN_SHELL } from './run.mjs'

/** The name of the package at a path of the lockfile: `node_modules/a/node_modules/@b/c` is @b/c. */
const nameOf = (path, { name }) => name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const checksumOf = (name, version) =>
  execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8', shell: IN_SHELL }).trim()

for (const file of LOCKFILES) {
  const lockfile = JSON.parse(readFileSync(file, 'utf8'))
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    if (path === '' || entry.integrity || entry.inBundle) continue
    const name = nameOf(path, entry)
    const { version, ...others } = entry
    lockfile.packages[path] = { version, integrity: checksumOf(name, version), ...others }
    console.log(`${file}: ${name}@${version}`)
  }
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
}
