/** @jest-environment node */
import { readFileSync } from 'node:fs'

import { suitsLighthouse } from './install-lighthouse'

it.each([
  ['20.19.0', false],
  ['22.18.9', false],
  ['22.19.0', true],
  ['24.0.0', true],
])('knows whether Node %s will do', (version, suits) => {
  expect(suitsLighthouse(version)).toBe(suits)
})

it('has a lockfile that leaves the choice of the registry to npm', () => {
  const lockfile = readFileSync('scripts/bench/package-lock.json', 'utf8')
  expect(lockfile).not.toContain('"resolved"')
})
