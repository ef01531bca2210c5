/** @jest-environment node */
import { readFileSync } from 'node:fs'

interface Lockfile {
  packages: Readonly<Record<string, { optionalDependencies?: Readonly<Record<string, string>> }>>
}

it('names the optional packages of every system, without which npm ci rejects it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  // npm leaves out a package that it could not look up: where this fails, run npm install again.
  expect(missing).toEqual([])
})
