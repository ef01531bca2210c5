import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'yaml'

import { today } from '@/lib/day'
import { valuesIn } from '@/lib/tree'

const FILES = ['en.yaml', 'ar.yaml']

/** Keys whose values are not words of the page. */
const NO_WORDS = new Set(['id', 'sources', 'furtherNotes', 'promises'])

const git = (root: string, ...command: readonly string[]): string =>
  execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Whether git has the history of a folder: not in a shallow clone, before the first commit or outside a repository. */
export function hasHistory(root: string): boolean {
  try {
    git(root, 'rev-parse', '--verify', 'HEAD')
    return git(root, 'rev-parse', '--is-shallow-repository') === 'false'
  } catch {
    return false
  }
}

/** The words of a file, whatever its form. */
const wordsIn = (text: string): string =>
  [...valuesIn(parse(text))]
    .filter(({ place, value }) => typeof value !== 'object' && !place.some((key) => NO_WORDS.has(String(key))))
    .map(({ value }) => String(value))
    .join('\n')

function wordsAt(root: string, commit: string, folder: string): string {
  const read = (file: string) => {
    try {
      return wordsIn(git(root, 'show', `${commit}:./${folder}/${file}`))
    } catch {
      return ''
    }
  }
  return FILES.map(read).join('\n')
}

/** Known by the commits with which they were asked for, and the commit that they are compared with. */
const changes = new WeakMap<ReadonlyMap<string, string>, Map<string, ReadonlySet<string>>>()

/** The files that are not as they were in a commit, to the letter. Many folders were dated in the same commit. */
function changedFiles(root: string, commit: string, dates: ReadonlyMap<string, string>): ReadonlySet<string> {
  const known = changes.get(dates) ?? new Map<string, ReadonlySet<string>>()
  changes.set(dates, known)
  const files = known.get(commit) ?? new Set(git(root, 'diff', '--no-renames', '--name-only', commit).split('\n'))
  known.set(commit, files)
  return files
}

const wordsNow = (root: string, folder: string): string =>
  FILES.map((file) => path.join(root, folder, file))
    .map((file) => (existsSync(file) ? wordsIn(readFileSync(file, 'utf8')) : ''))
    .join('\n')

/**
 * The last commit that wrote the date of each folder below `root`, by the path of its meta.yaml. All are read at once:
 * git walks the whole history for one as for all.
 */
export function datingCommits(root: string): ReadonlyMap<string, string> {
  const command = ['log', '--no-renames', '--name-only', '--format=commit %H', '-G^updated:', '--', '*meta.yaml']
  const commits = new Map<string, string>()
  let commit = ''
  for (const line of git(root, ...command).split('\n')) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length)
    else if (line && !commits.has(line)) commits.set(line, commit)
  }
  return commits
}

/**
 * Returns the day in Dubai on which the words in a folder changed after somebody wrote the date in its meta.yaml: today,
 * if the change is not committed. Returns undefined if they have not changed, or if nothing of the folder is committed.
 * `root` is the top of a repository.
 */
export function changedSince(root: string, folder: string, dates = datingCommits(root)): string | undefined {
  const dated = dates.get(`${folder}/meta.yaml`)
  const files = FILES.map((file) => `${folder}/${file}`)
  if (!dated) return undefined
  const hasChanged = (since: string) => files.some((file) => changedFiles(root, since, dates).has(file))
  if (!hasChanged(dated)) return undefined
  const now = wordsNow(root, folder)
  if (hasChanged('HEAD') && wordsAt(root, 'HEAD', folder) !== now) return today()
  if (wordsAt(root, dated, folder) === now) return undefined
  // The author's day: the committer's is that of a rebase or a merge, which may be weeks later.
  const seconds = git(root, 'log', '-1', '--format=%at', `${dated}..HEAD`, '--', ...files)
  return seconds ? today(new Date(Number(seconds) * 1000)) : undefined
}
