import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

import { parse } from 'yaml'

import { loadContent } from '@/content/load'
import { canonicalYaml } from '@/lib/yaml-file'
import { ContentError } from '@/lib/yaml-reader'

/** A refusal, with an HTTP status and a sentence for the editor's user. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** A file to be written. `version` is that of the text which was opened; null for a new file. */
export interface Change {
  path: string
  text: string
  version: string | null
}

const FILE = /^content\/([a-z0-9-]+\/)*[a-z0-9-]+\.yaml$/
const FOLDER = /^content(\/[a-z0-9-]+)*$/

const versionOf = (text: string) => `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`

/** The file or folder below `root` that a path such as content/groups.yaml names. Does not follow links. */
function locate(root: string, path: string, form: RegExp): string {
  if (!form.test(path)) throw new Refusal(403, `${path} is not a file of words below content/.`)
  const found = join(realpathSync(root), path.slice('content'.length))
  if (!statSync(dirname(found), { throwIfNoEntry: false })) throw new Refusal(404, `There is no ${path}.`)
  const exists = statSync(found, { throwIfNoEntry: false })
  const real = exists ? realpathSync(found) : join(realpathSync(dirname(found)), basename(found))
  if (real !== found) throw new Refusal(403, `${path} is a link to another place.`)
  return found
}

/** The content of a folder below `root`. The project itself is the empty path and has one folder. */
export function listFolder(root: string, path: string): { name: string; folder: boolean }[] {
  if (path === '') return [{ name: 'content', folder: true }]
  return readdirSync(locate(root, path, FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.yaml'))
    .map((entry) => ({ name: entry.name, folder: entry.isDirectory() }))
}

export function readText(root: string, path: string): { text: string; version: string; modified: Date } {
  const file = locate(root, path, FILE)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) throw new Refusal(404, `There is no ${path}.`)
  const text = readFileSync(file, 'utf8')
  return { text, version: versionOf(text), modified: stats.mtime }
}

/** What is wrong in the words below `root`: the file, the field and what to do. */
function problemsIn(root: string): string[] {
  try {
    loadContent(root)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const found = error.message.replaceAll(`${root}/`, 'content/').matchAll(/^(.+):\d+\n {2}(.+)$/gm)
    return [...found].map(([, file, text]) => `${file}: ${text}`)
  }
}

/** What the changes would break, tried on a copy. Faults that were there before do not stop them. */
function newProblems(root: string, changes: readonly Change[]): string[] {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'content-'))
  try {
    cpSync(root, copy, { recursive: true, filter: (name) => !name.endsWith('.ts') })
    for (const { path, text } of changes) writeFileSync(join(copy, path.slice('content'.length)), text)
    const after = problemsIn(copy)
    if (after.length === 0) return []
    const before = problemsIn(root)
    return after.filter((problem) => !before.includes(problem))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function canonical(path: string, text: string): string {
  try {
    return canonicalYaml(parse(text))
  } catch {
    throw new Refusal(422, `${path} cannot be read as YAML.`)
  }
}

/** Writes files in their one form: all of them, or none if one has changed meanwhile or would be wrong. */
export function writeTexts(root: string, changes: readonly Change[]): void {
  const files = changes.map(({ path, text, version }) => {
    const file = locate(root, path, FILE)
    const old = statSync(file, { throwIfNoEntry: false }) && readFileSync(file, 'utf8')
    if ((old === undefined ? null : versionOf(old)) !== version) {
      throw new Refusal(
        412,
        `${path} has changed since you opened it. Copy what you wrote, reload the page, and write it into the new text.`,
      )
    }
    return { path, version, file, old, text: canonical(path, text) }
  })
  const problems = newProblems(root, files)
  if (problems.length > 0) throw new Refusal(422, problems.join('\n'))
  for (const { file, old, text } of files) {
    if (text === old) continue
    // Replaces the file at once: a reader finds the old or the new text, never a part.
    writeFileSync(`${file}.new`, text, { flag: 'wx' })
    renameSync(`${file}.new`, file)
  }
}
