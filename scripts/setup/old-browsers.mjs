import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { ensureTool } from './install.mjs'
import { projectRoot } from './run.mjs'

/** Has a lockfile of its own, because its three packages take 190 MB. */
const FOLDER = join('e2e', 'old-browsers')

/**
 * Chromiums that visitors may still have: the floor of `browserslist`, the last with faults in subgrids' baselines, and
 * the last without `::details-content`.
 */
export const OLD_VERSIONS = [111, 121, 130]

/** The path of an old Chromium, once it is unpacked. */
export const oldBrowserPath = (version) => join(projectRoot, '.cache', 'old-browsers', String(version), 'chromium')

/** Unpacks a Chromium. A half-written file must not be taken for one, so it is renamed once it is whole. */
function unpack(version) {
  const path = oldBrowserPath(version)
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  const packed = join(projectRoot, FOLDER, 'node_modules', `chromium-${version}`, 'bin', 'chromium.br')
  writeFileSync(`${path}.part`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  renameSync(`${path}.part`, path)
}

/** Installs the old Chromiums. npm carries them as programs for Linux on x64. */
export async function ensureOldBrowsers() {
  if (OLD_VERSIONS.every((version) => existsSync(oldBrowserPath(version)))) return
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The old Chromiums run only on Linux, on x64.')
  await ensureTool(FOLDER)
  OLD_VERSIONS.forEach(unpack)
}
