import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { exportedFiles } from './rules'

/**
 * The checksums of all exported files but this one, compressed copies included, in the format of sha256sum: on a
 * server, `sha256sum --check --quiet sha256sums.txt` finds the differences. Every host knows its file type.
 */
export const MANIFEST = '/sha256sums.txt'

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Writes the manifest of an exported site; the last step of a build. */
export function writeManifest(folder: string): void {
  const files = exportedFiles(folder).filter((file) => file !== MANIFEST)
  const lines = files.map((file) => `${sha256(readFileSync(join(folder, file)))}  .${file}\n`)
  writeFileSync(join(folder, MANIFEST), lines.join(''))
}

/** Reads a manifest: checksums by path, such as `/contact.html`. */
export function readManifest(text: string): ReadonlyMap<string, string> {
  const entries = text.split('\n').filter(Boolean)
  return new Map(
    entries.map((line) => {
      const [, sum, file] = /^([0-9a-f]{64}) {2}\.(\/.+)$/.exec(line) ?? []
      if (!sum || !file) throw new Error(`Not a line of a manifest: ${line}`)
      return [file, sum]
    }),
  )
}

export const manifestOf = (folder: string): ReadonlyMap<string, string> =>
  readManifest(readFileSync(join(folder, MANIFEST), 'utf8'))
