import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot, runOrExit } from './run.mjs'

/** Documents, tests and hidden files, which no build reads. Tests in .tsx are not among them: Tailwind reads all of these. */
const NOT_READ = /^(\.|docs\/|e2e\/|[^/]+\.md$)|\.test\.ts$/
/** The file of the owner's slots that a preview shows. */
const OWNER_FILE = 'OWNER_FILE'
const ID_LENGTH = 20

const read = (file) => readFileSync(join(projectRoot, file), 'utf8')

/** A line of .gitignore as an expression for paths of files and, with a slash at their ends, of folders. */
function ignoredBy(line) {
  const name = line.replace(/^\//, '')
  const form = name.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')
  return new RegExp(`${line.startsWith('/') ? '^' : '(^|/)'}${form}${line.endsWith('/') ? '' : '/?$'}`)
}

const ignored = () =>
  read('.gitignore')
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith('#'))
    .map(ignoredBy)

/**
 * The paths of all files from which `npm run build` makes the site: those that .gitignore does not name, except NOT_READ.
 * Nobody has to remember to list a new one.
 * @public A test runs it in a process of its own.
 */
export function buildInputs() {
  const patterns = [NOT_READ, ...ignored()]
  const inputsIn = (folder) =>
    readdirSync(join(projectRoot, folder)).flatMap((name) => {
      const entry = statSync(join(projectRoot, folder, name), { throwIfNoEntry: false })
      // A link to nowhere: Emacs has one beside a file that is not saved yet.
      if (!entry) return []
      const path = folder + name + (entry.isDirectory() ? '/' : '')
      if (patterns.some((pattern) => pattern.test(path))) return []
      return entry.isDirectory() ? inputsIn(path) : [path]
    })
  return inputsIn('').sort()
}

/** The settings in the environment. .env.example names them all, which a test checks. */
function settings() {
  const names = read('.env.example').match(/(?<=^#)[A-Z]\w*(?==)/gm) ?? []
  return [...names, OWNER_FILE].map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined)
}

/** Days in the owner's slots that have passed in Dubai: a document leaves the pages on the day after its last one. */
function passedDays() {
  const file = 'content/owner.yaml'
  const days = existsSync(join(projectRoot, file)) ? read(file).match(/\b\d{4}-\d{2}-\d{2}\b/g) : []
  const today = new Date(Date.now() + 4 * 60 * 60_000).toISOString().slice(0, 10)
  return [...new Set(days)].filter((day) => day < today).sort()
}

/**
 * A hash of what the exported site is made from: the contents of its sources, the owner's settings, and which documents
 * have lapsed. It ignores file times: the same sources give the same site, and a fresh checkout needs no second build.
 */
export function buildId() {
  const hash = createHash('sha256')
  for (const file of buildInputs()) {
    const bytes = readFileSync(join(projectRoot, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash
    .update(JSON.stringify([settings(), passedDays()]))
    .digest('hex')
    .slice(0, ID_LENGTH)
}

/**
 * Builds the site if out/ is missing, unfinished, or made from other sources or settings. Resolves when its pages are
 * there; `whole` resolves when all files are, and is missing if they were there before. `want` asks for one of them, by
 * its path on the site, before the others.
 * @returns {Promise<{ whole?: Promise<void>, want?: (path: string) => void }>}
 */
export async function ensurePages() {
  const out = join(projectRoot, 'out')
  // Next names a folder after the build's id. The manifest is the last file that a build writes.
  if (existsSync(join(out, '_next', 'static', buildId())) && existsSync(join(out, 'sha256sums.txt'))) return {}
  let build
  const whole = runOrExit(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    talk: (child) => (build = child),
  })
  // The build's one message: the pages are there. If it fails before, this process has ended.
  await once(build, 'message')
  return { whole, want: (path) => build.connected && build.send(path) }
}

/** Builds the site as `ensurePages` does, and resolves when all of it is there. */
export async function ensureBuilt() {
  const { whole } = await ensurePages()
  await whole
}
