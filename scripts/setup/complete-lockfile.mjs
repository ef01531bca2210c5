/*
 * node scripts/setup/complete-lockfile.mjs, after a change of dependencies: npm leaves packages for other systems out of
 * package-lock.json where it could not look them up, and `npm ci` then refuses the file. Their versions are fixed by the
 * packages that name them, and their names tell the system, so the entries can be written.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from './run.mjs'

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const C_LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

const file = join(projectRoot, 'package-lock.json')
const lockfile = JSON.parse(readFileSync(file, 'utf8'))
const { '': root, ...packages } = lockfile.packages

function entryFor(name, version, { dev, license }) {
  const words = name.split('/').at(-1).split('-')
  const os = words.filter((word) => SYSTEMS.includes(word))
  const libc = os.includes('linux') ? words.flatMap((word) => C_LIBRARIES[word] ?? []) : []
  return {
    version,
    cpu: words.filter((word) => PROCESSORS.includes(word)),
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    license,
    optional: true,
    ...(os.length > 0 && { os }),
  }
}

for (const [path, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (packages[`node_modules/${name}`] || packages[`${path}/node_modules/${name}`]) continue
    if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${path} names no fixed version of ${name}: ${version}`)
    packages[`node_modules/${name}`] = entryFor(name, version, entry)
    console.log(`added ${name}@${version}`)
  }
}

const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
lockfile.packages = { '': root, ...Object.fromEntries(sorted) }
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
