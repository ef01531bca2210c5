/** @jest-environment node */
import { readFileSync } from 'node:fs'

it('leaves the choice of the registry to npm', () => {
  expect(readFileSync('scripts/bench/package-lock.json', 'utf8')).not.toContain('"resolved"')
})
