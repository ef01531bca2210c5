import { copyFile, cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import type { Target } from './target'

async function isSame(one: string, other: string): Promise<boolean> {
  const known = await readFile(other).catch(() => undefined)
  return known?.equals(await readFile(one)) ?? false
}

export const folderTarget = (root: string): Target => ({
  read: (file) => readFile(join(root, file), 'utf8').catch(() => undefined),

  async put(from, files, to = '') {
    const moves: [string, string][] = []
    for (const file of files) {
      const target = join(root, to, file)
      if (await isSame(join(from, file), target)) continue
      await mkdir(dirname(target), { recursive: true })
      // A hidden folder: no host sends it.
      const part = join(dirname(target), `.${basename(target)}.part`)
      await copyFile(join(from, file), part)
      moves.push([part, target])
    }
    for (const [part, target] of moves) await rename(part, target)
  },

  get: (folder, to) => cp(join(root, folder), to, { recursive: true }),

  async remove(paths) {
    for (const path of paths) await rm(join(root, path), { recursive: true, force: true })
  },
})
