/** @jest-environment node */
import { readFileSync } from 'node:fs'

it('names no registry', () => {
  expect(readFileSync('deploy/observatory/package-lock.json', 'utf8')).not.toContain('"resolved"')
})
