import { existsSync } from 'node:fs'

import { runQuietly } from './run.mjs'

/** Whether this process may install system packages. */
export function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** Installs system packages. Only where `isDebianRoot()`. */
export async function aptInstall(...packages) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get', ['update'], quiet)
  await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet)
}
