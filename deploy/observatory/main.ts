import '@/lib/settings/load-environment'

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { askServer } from '../contract/request'
import { startLocalServer } from '../local-servers'
import { FOLDER, gradeHost } from './grade'

/*
 * npm run observatory: MDN's HTTP Observatory grades the answers of this machine's nginx with its generated
 * configuration over out/. Ends with code 1 where that is less than A+ or less than a site without cookies can have.
 */
const PORT = 8231
/** 100, and 10 for the policy, 5 for Referrer-Policy, 5 for frame-ancestors, 10 for Cross-Origin-Resource-Policy. */
const BEST_SCORE = 130

if (!existsSync(join(FOLDER, 'node_modules'))) {
  console.error(`Installing the Observatory (npm ci in ${FOLDER}) …`)
  const { status } = spawnSync('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
}

const { url, close } = await startLocalServer('nginx', { port: PORT })
const { grade, score, tests } = await gradeHost(askServer(url)).finally(close)
for (const { name, result, points } of tests) console.log(`${String(points).padStart(4)}  ${name}: ${result}`)
console.log(`${grade}, ${score} points, ${tests.filter(({ hasPassed }) => hasPassed).length} of ${tests.length} passed`)
process.exitCode = grade === 'A+' && score >= BEST_SCORE ? 0 : 1
