/** @jest-environment node */
import { readFileSync } from 'node:fs'

interface Lockfile {
  packages: Readonly<Record<string, { optionalDependencies?: Readonly<Record<string, string>> }>>
}

it('names the packages for every system, without which npm ci refuses it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  // Where this fails: node scripts/setup/complete-lockfile.mjs
  expect(missing).toEqual([])
})
