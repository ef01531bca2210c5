import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Files of Next's own 404 route. A plain host would serve them as pages with status 200. */
const NOT_FOUND = /^_not-found/
/** A second copy of each page's whole data, which nothing requests. */
const SECOND_COPY = '__next._full.txt'

/** Deletes leftovers of the export that no visitor should find. */
export async function removeLeftovers(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const leftovers = files.filter((file) => NOT_FOUND.test(file) || path.basename(file) === SECOND_COPY)
  for (const file of leftovers) await rm(path.join(folder, file), { recursive: true, force: true })
}
