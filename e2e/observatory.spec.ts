import { expect, test } from '@playwright/test'

import { isInstalled, localServers } from '@/deploy/local-servers'

import { runNpmScript } from './support/npm'
import { RELEASE } from './support/release'

test('the Observatory gives A+ and the most points that a site without cookies can have', RELEASE, async () => {
  test.skip(!localServers.nginx || !isInstalled(localServers.nginx), 'nginx is not installed')
  // The first run installs the grader.
  test.setTimeout(600_000)
  // Rejects with the output if the grade is lower.
  const { stdout } = await runNpmScript('observatory')
  expect(stdout).toContain('A+, ')
  expect(stdout).toContain('10 of 10 passed')
})
