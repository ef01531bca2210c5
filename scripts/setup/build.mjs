import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { sourceFingerprint } from './fingerprint.mjs'
import { projectRoot, runOrExit } from './run.mjs'

const homePage = join(projectRoot, 'out', 'index.html')
const stamp = join(projectRoot, '.cache', 'build-fingerprint')

/** The time of the exported home page tells this build from a later one made by hand with other settings. */
const stampOf = (fingerprint) => `${fingerprint} ${statSync(homePage).mtimeMs}`

/** Whether out/ was exported from the sources and settings of this `fingerprint`. */
function isBuilt(fingerprint) {
  try {
    return readFileSync(stamp, 'utf8') === stampOf(fingerprint)
  } catch {
    return false
  }
}

/** Notes that out/ was exported from the sources and settings of this `fingerprint`. */
export function rememberBuild(fingerprint) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, stampOf(fingerprint))
}

/** Builds the site where out/ is missing or not made from the present sources and settings. */
export async function ensureBuilt() {
  // Taken before the build: a file saved while it runs is built next time.
  const fingerprint = sourceFingerprint()
  if (isBuilt(fingerprint)) return
  console.log('Building the site (npm run build) …')
  await runOrExit('npm', ['run', 'build'])
  rememberBuild(fingerprint)
}
