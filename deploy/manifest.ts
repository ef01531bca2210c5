import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { writeGenerated } from '@/lib/write-generated'

import { exportedFiles } from './rules'

/**
 * The checksums of all exported files but this one, compressed copies included, in the format of sha256sum: on a
 * server, `sha256sum --check --quiet sha256sums.txt` finds the differences. Every host knows its file type.
 */
export const MANIFEST = '/sha256sums.txt'

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Writes the manifest of an exported site; the last step of a build. */
export function writeManifest(folder: string): void {
  const files = exportedFiles(folder).filter((file) => file !== MANIFEST)
  const lines = files.map((file) => `${sha256(readFileSync(join(folder, file)))}  .${file}\n`)
  writeGenerated(join(folder, MANIFEST), lines.join(''))
}

/** The files that the manifest of an exported site names: `/contact.html`. */
export const filesOfManifest = (folder: string): readonly string[] =>
  readFileSync(join(folder, MANIFEST), 'utf8').match(/(?<=^[0-9a-f]{64} {2}\.)\/.+$/gm) ?? []
