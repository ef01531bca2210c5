import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** The end of the name of a file that is about to replace another. */
const BESIDE = '.new'

function writeBeside(file: string, text: string | Uint8Array): void {
  // A file that an earlier run left behind may be a link, or read-only.
  rmSync(`${file}${BESIDE}`, { force: true })
  writeFileSync(`${file}${BESIDE}`, text, { flag: 'wx', flush: true })
  const old = statSync(file, { throwIfNoEntry: false })
  if (old) chmodSync(`${file}${BESIDE}`, old.mode)
}

/**
 * Replaces files, all of them or none: writes each beside its place, with the permissions of the old file, and renames
 * them at the end. So a reader finds the old or the new text, never a part. Throws the error of the file system, with
 * the old texts back in their places and nothing beside them.
 */
export function replaceFiles(files: readonly { file: string; text: string }[]): void {
  const replaced: { file: string; text: Buffer | undefined }[] = []
  try {
    for (const { file, text } of files) writeBeside(file, text)
    for (const { file } of files) {
      const text = statSync(file, { throwIfNoEntry: false }) && readFileSync(file)
      renameSync(`${file}${BESIDE}`, file)
      replaced.push({ file, text })
    }
  } catch (error) {
    for (const { file, text } of replaced) {
      if (text) {
        writeBeside(file, text)
        renameSync(`${file}${BESIDE}`, file)
      } else rmSync(file)
    }
    for (const { file } of files) rmSync(`${file}${BESIDE}`, { force: true })
    throw error
  }
}
