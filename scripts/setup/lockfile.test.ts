/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { LOCKFILES, TOOLS } from './lockfiles.mjs'

interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  /** Part of the package that brings it, and checked with that. */
  inBundle?: boolean
  optionalDependencies?: Readonly<Record<string, string>>
}

const read = (file: string) => readFileSync(file, 'utf8')
const packagesOf = (file: string) =>
  (JSON.parse(read(file)) as { packages: Readonly<Record<string, LockedPackage>> }).packages

describe.each(LOCKFILES)('%s', (file) => {
  const packages = packagesOf(file)
  const [, ...installed] = Object.entries(packages)

  it('lists the optional packages of every system, without which npm ci rejects it', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    )
    // npm omits a package that it could not look up. If this fails, run npm install again.
    expect(missing).toEqual([])
  })

  it('names no host, so npm asks the registry set on each machine', () => {
    const named = installed.filter(([, { resolved }]) => resolved)
    expect(named.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([])
    // A package from elsewhere has an address in place of its version.
    expect(installed.filter(([, { version = '' }]) => !/^\d+\.\d+\.\d+/.test(version)).map(([path]) => path)).toEqual(
      [],
    )
  })

  it('has a checksum for every package, those of other systems too', () => {
    const unchecked = installed.filter(
      ([, { integrity = '', inBundle }]) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity),
    )
    // npm leaves some out: `npm run checksums` asks the registry for them.
    expect(unchecked.map(([path]) => path)).toEqual([])
  })
})

it.each(TOOLS)('%s names exact versions', (folder) => {
  const { dependencies } = JSON.parse(read(`${folder}/package.json`)) as { dependencies: Record<string, string> }
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/)
})

/** Commands that would fetch whatever the registry has today. */
const UNLOCKED =
  /\bnpx (?:--yes|-y)\b|\bnpm (?:exec|x) (?:--yes|-y)\b|\bnpm (?:i|install|add) (?!--)|\b[\w/-]+@latest\b/

it('no command installs what no lockfile names', () => {
  const files = execFileSync('git', ['ls-files', 'package.json', '.github', 'deploy', 'scripts', 'e2e'], {
    encoding: 'utf8',
  })
  const wrong = files
    .trim()
    .split('\n')
    .filter((file) => /\.(json|yml|yaml|ts|mjs|md)$/.test(file) && !/package-lock|lockfile\.test/.test(file))
    .flatMap(
      (file) =>
        read(file)
          .match(UNLOCKED)
          ?.map((found) => `${file}: ${found}`) ?? [],
    )
  expect(wrong).toEqual([])
})
