import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { JOINED_PAYLOADS } from '@/lib/page-requests'

/** A page's place among the routes; its content stands beside it. */
const TREE = '__next._tree.txt'
const CONTENT = /^__next\..*__PAGE__\.txt$/

/** Writes what navigation asks for of each page into one file: `lib/page-requests.ts` fetches it. */
export async function joinPayloads(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const pages = files
    .filter((file) => path.basename(file) === TREE)
    .map((file) => path.join(folder, path.dirname(file)))
  for (const page of pages) {
    const names = [TREE, ...(await readdir(page)).filter((name) => CONTENT.test(name))]
    const payloads = names.map(async (name) => [name, await readFile(path.join(page, name), 'utf8')] as const)
    await writeFile(path.join(page, JOINED_PAYLOADS), JSON.stringify(Object.fromEntries(await Promise.all(payloads))))
  }
}
