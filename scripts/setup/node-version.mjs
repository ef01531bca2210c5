import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from './run.mjs'

/** Exits with a message if Node is older than package.json requires: later errors would not name the cause. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number)
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  console.error(`This project needs Node.js ${wantedMajor}.${wantedMinor} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
