import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The document root that the site is copied to. Paths are those of the site: `/contact.html`. */
export interface Target {
  /** Reads a file's text; undefined if it does not exist. */
  read: (file: string) => Promise<string | undefined>
  /**
   * Copies files of the local folder `from` into the folder `to` of the target. Each file appears whole, and all appear
   * once all have arrived. Unchanged files keep their time, so browsers need not fetch them again.
   */
  put: (from: string, files: readonly string[], to?: string) => Promise<void>
  /** Copies a folder of the target into the local folder `to`. */
  get: (folder: string, to: string) => Promise<void>
  /** Deletes files and folders and ignores missing ones. */
  remove: (paths: readonly string[]) => Promise<void>
}

/** Calls `work` with an empty folder and deletes it afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'website-copy-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
