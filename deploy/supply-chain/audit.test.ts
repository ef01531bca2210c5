/** @jest-environment node */
import { spawnSync } from 'node:child_process'

import { auditResult } from './audit-result'

/** As npm 11 reports an advisory. */
const advisory = {
  auditReportVersion: 2,
  vulnerabilities: {
    'js-md5': {
      name: 'js-md5',
      severity: 'high',
      range: '<1.0.0',
      via: [{ title: 'Sample advisory', url: 'https://example.com/advisory' }],
    },
    sharp: { name: 'sharp', severity: 'low', range: '*', via: ['color'] },
  },
  metadata: { vulnerabilities: { total: 2 } },
}

test('passes where nothing is known', () => {
  expect(auditResult(JSON.stringify({ ...advisory, vulnerabilities: {} })).exitCode).toBe(0)
})

test('fails for a known vulnerability and says whether browsers get the package', () => {
  const { exitCode, lines } = auditResult(JSON.stringify(advisory))
  expect(exitCode).toBe(1)
  expect(lines.join('\n')).toContain(
    'js-md5 <1.0.0 (high, sent to browsers): Sample advisory, https://example.com/advisory',
  )
  expect(lines.join('\n')).toContain('sharp * (low, used by the build): through color')
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  'npm error',
  JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '', detail: '' } }),
])('the answer %j is no pass', (output) => {
  const { exitCode, lines } = auditResult(output)
  expect(exitCode).toBe(2)
  expect(lines.join('\n')).toContain('NOT CHECKED')
})

test('a registry that cannot be reached is no pass', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'deploy/supply-chain/audit.ts'], {
    encoding: 'utf8',
    // Port 9 is the discard service: nothing answers there.
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' },
  })
  expect(stdout).toContain('NOT CHECKED')
  expect(status).toBe(2)
})
