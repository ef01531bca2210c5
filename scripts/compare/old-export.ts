import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { settings } from '@/content/settings'
import { linkPackages } from '@/lib/link-packages'

import { IN_SHELL } from '../setup/run.mjs'

export const WORK_FOLDER = '.cache/compare'
const LOCKFILE = 'package-lock.json'

/** What `npm run generate` makes. Each part is stored under a hash of its sources, so an older state may reuse it. */
const GENERATED = /^(\.cache|generated|public)\//
/** Large, and read by no build. */
const UNUSED = /^\.cache\/(compare|old-browsers)\b/
const COMPRESSED = /\.(br|gz)$/

const git = (...options: string[]) => execFileSync('git', options, { encoding: 'utf8' }).trim()

const npm = (folder: string, ...options: string[]) => {
  const { NODE_ENV: _ownedByTheTools, ...environment } = process.env
  execFileSync('npm', options, {
    cwd: folder,
    stdio: 'inherit',
    shell: IN_SHELL,
    env: environment as NodeJS.ProcessEnv,
  })
}

/** The commit that a name means, such as a tag; undefined if there is none. */
export function commitOf(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  } catch {
    return undefined
  }
}

function copyGenerated(folder: string): void {
  const ignored = git('ls-files', '--others', '--ignored', '--exclude-standard', '--directory').split('\n')
  const filter = (source: string) => !UNUSED.test(source)
  for (const name of ignored.filter((one) => GENERATED.test(one)))
    cpSync(name, path.join(folder, name), { recursive: true, filter })
}

/** The name of an export: of the commit, and of the settings with which it is built. */
function nameOf(commit: string): string {
  const values = Object.keys(settings).map((name) => process.env[name])
  return `${commit.slice(0, 12)}-${createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 8)}`
}

/**
 * Builds a commit with the present settings, in a work tree of git that is removed again. Returns the folder of its
 * export, which stays until another commit is compared.
 */
export function exportOf(commit: string): string {
  const target = path.join(WORK_FOLDER, nameOf(commit))
  if (existsSync(target)) return target
  rmSync(WORK_FOLDER, { recursive: true, force: true })
  mkdirSync(WORK_FOLDER, { recursive: true })
  const tree = path.join(mkdtempSync(path.join(tmpdir(), 'website-compare-')), 'tree')
  git('worktree', 'add', '--quiet', '--detach', tree, commit)
  try {
    copyGenerated(tree)
    const isSame = readFileSync(LOCKFILE).equals(readFileSync(path.join(tree, LOCKFILE)))
    if (isSame) linkPackages(tree)
    else npm(tree, 'ci', '--include=dev', '--no-audit', '--no-fund')
    npm(tree, 'run', '--silent', 'build')
    const filter = (source: string) => !COMPRESSED.test(source)
    cpSync(path.join(tree, 'out'), `${target}.part`, { recursive: true, filter })
    renameSync(`${target}.part`, target)
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(path.dirname(tree), { recursive: true, force: true })
  }
  return target
}
