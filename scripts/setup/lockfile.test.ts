/** @jest-environment node */
import { readFileSync } from 'node:fs'

interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  optionalDependencies?: Readonly<Record<string, string>>
}

interface Lockfile {
  packages: Readonly<Record<string, LockedPackage>>
}

it('lists the optional packages of every system, without which npm ci rejects it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  // npm omits a package that it could not look up. If this fails, run npm install again.
  expect(missing).toEqual([])
})

it('names no host, so npm asks the registry set on each machine', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved)
  expect(named.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([])
  // A package from elsewhere has an address in place of its version.
  const [, ...installed] = Object.entries(packages)
  expect(installed.filter(([, { version = '' }]) => !/^\d+\.\d+\.\d+/.test(version)).map(([path]) => path)).toEqual([])
})

it('has a checksum for every package that is installed here', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const [, ...installed] = Object.entries(packages)
  // npm omits it for the optional packages of other systems.
  const unchecked = installed.filter(
    ([, { integrity = '', optional }]) => !optional && !integrity.startsWith('sha512-'),
  )
  expect(unchecked.map(([path]) => path)).toEqual([])
})
