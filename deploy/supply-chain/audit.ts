import { spawnSync } from 'node:child_process'

import { auditResult } from './audit-result'

/*
 * npm run audit:shipped: known vulnerabilities of the packages that the site is made of, without those that only test
 * it. Exits with 1 where there is one, with 2 where the registry could not be asked.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  // npm is a .cmd file on Windows, which only a shell starts.
  shell: process.platform === 'win32',
})
const { exitCode, lines } = auditResult(stdout)
console.log(lines.join('\n'))
process.exitCode = exitCode
