import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Files of the framework's own 404 route: a plain host would serve them as pages, with status 200. */
const NOT_FOUND = /^_not-found/
/** A second copy of each page's whole data, which nothing asks for. */
const SECOND_COPY = '__next._full.txt'

/** Deletes what the export leaves behind and no visitor should find. */
export async function removeLeftovers(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const leftovers = files.filter((file) => NOT_FOUND.test(file) || path.basename(file) === SECOND_COPY)
  for (const file of leftovers) await rm(path.join(folder, file), { recursive: true, force: true })
}
