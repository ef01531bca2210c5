import { chmodSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** The end of the name of a file that is about to replace another. */
export const BESIDE = '.new'

/**
 * Replaces files, all of them or none as long as the disk holds: writes each beside its place, with the permissions of
 * the old file, and renames them at the end. So a reader finds the old or the new text, never a part. Throws the error
 * of the file system, and leaves nothing beside.
 */
export function replaceFiles(files: readonly { file: string; text: string }[]): void {
  try {
    for (const { file, text } of files) {
      // What an earlier run has left may have other permissions.
      rmSync(`${file}${BESIDE}`, { force: true })
      writeFileSync(`${file}${BESIDE}`, text, { flag: 'wx', flush: true })
      const old = statSync(file, { throwIfNoEntry: false })
      if (old) chmodSync(`${file}${BESIDE}`, old.mode)
    }
    for (const { file } of files) renameSync(`${file}${BESIDE}`, file)
  } catch (error) {
    for (const { file } of files) rmSync(`${file}${BESIDE}`, { force: true })
    throw error
  }
}
