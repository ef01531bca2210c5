import { existsSync } from 'node:fs'

import { run } from './run.mjs'

/** Whether system packages may be installed here. */
export function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** Installs system packages; for machines where `isDebianRoot` holds. */
export async function aptInstall(...packages) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], quiet)
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet)
}
