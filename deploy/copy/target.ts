import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The document root that the site is copied to. Paths are those of the site: `/contact.html`. */
export interface Target {
  /** The text of a file; undefined where there is none. */
  read: (file: string) => Promise<string | undefined>
  /**
   * Copies files of the local folder `from`, into the folder `to` of the target. Each appears whole, and all of them
   * when all have been sent. What is the same already is left as it is, with its time: browsers need not fetch it again.
   */
  put: (from: string, files: readonly string[], to?: string) => Promise<void>
  /** Copies a folder of the target into the local folder `to`. */
  get: (folder: string, to: string) => Promise<void>
  /** Deletes files and folders; those that are not there are passed over. */
  remove: (paths: readonly string[]) => Promise<void>
}

/** Calls `work` with an empty folder that is deleted afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'website-copy-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
