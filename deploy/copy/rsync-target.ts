import { spawnSync } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { type Target, withTemporaryFolder } from './target'

/** rsync's exit code for a missing file. */
const NO_SUCH_FILE = 23

/** Runs rsync, with a list of paths on its standard input. Returns false if files are missing. */
function hasCopied(options: readonly string[], list: readonly string[] = []): boolean {
  const { status, error, stderr } = spawnSync('rsync', options, { input: list.join('\n'), encoding: 'utf8' })
  if (error) throw new Error('rsync is not installed. On Debian: apt-get install rsync')
  if (status !== 0 && status !== NO_SUCH_FILE) throw new Error(`rsync ended with code ${status}:\n${stderr}`)
  return status === 0
}

/** Makes files readable by the server, whatever their permissions are here. */
const READABLE = ['--perms', '--chmod=D755,F644']

/** A folder on a server: rsync (3.1 or newer on both sides) over ssh, or over the command in `shell`. */
export function rsyncTarget(root: string, shell?: string): Target {
  const rsh = shell ? [`--rsh=${shell}`] : []
  const copy = async (options: readonly string[], list?: readonly string[]) => {
    if (!hasCopied([...rsh, ...options], list)) throw new Error(`Files are missing: rsync ${options.join(' ')}`)
  }
  return {
    read: (file) =>
      withTemporaryFolder(async (folder) => {
        const local = join(folder, 'copy')
        return hasCopied([...rsh, root + file, local]) ? readFile(local, 'utf8') : undefined
      }),

    async put(from, files, to = '') {
      // rsync creates only the last folder of a path.
      if (to)
        await withTemporaryFolder((empty) => copy(['--recursive', `${empty}/`, `${root}${to.replace(/[^/]+$/, '')}`]))
      // Links what the site already has instead of sending it again.
      const link = to ? [`--link-dest=${to.slice(1).replaceAll(/[^/]+/g, '..')}`] : []
      const options = ['--checksum', '--compress', '--delay-updates', '--files-from=-', ...READABLE, ...link]
      await copy([...options, `${from}/`, `${root}${to}/`], files)
    },

    get: (folder, to) => copy(['--recursive', '--compress', `${root}${folder}/`, `${to}/`]),

    remove: (paths) =>
      withTemporaryFolder(async (empty) => {
        // rsync deletes a listed file that is missing here, but only if its folder exists here.
        for (const path of paths) await mkdir(join(empty, dirname(path)), { recursive: true })
        const options = ['--recursive', '--delete-missing-args', '--force', '--files-from=-']
        await copy([...options, `${empty}/`, `${root}/`], paths)
      }),
  }
}
