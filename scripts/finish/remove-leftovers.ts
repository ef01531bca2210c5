import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Files of the framework's own 404 route: a plain host would serve them as pages, with status 200. */
const LEFTOVER = /^_not-found/

/** Deletes what the export leaves behind and no visitor should find. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (LEFTOVER.test(name)) await rm(path.join(folder, name), { recursive: true })
  }
}
