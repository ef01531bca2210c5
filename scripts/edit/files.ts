import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { z } from 'zod'

import { readContent } from '@/content/load'
import type { Fault } from '@/content/load/describe-syntax'
import { replaceFiles } from '@/lib/replace-file'
import { canonicalYaml, lostComments, readYaml } from '@/content/load/yaml-file'
import { Reader } from '@/content/load/yaml-reader'

import { NOT_HERE } from './config'
import { Refusal } from './refusal'

/** Files to be written. `version` is that of the text which was opened; null for a new file. */
const changes = z.array(z.strictObject({ path: z.string(), text: z.string(), version: z.string().nullable() })).min(1)

const FILE = /^content\/([a-z0-9-]{1,99}\/)*[a-z0-9-]{1,99}\.yaml$/
const FOLDER = /^content(\/[a-z0-9-]{1,99})*$/
const MOST_SHOWN = 120

const versionOf = (bytes: Uint8Array) => `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`

/** The file or folder below `root` that a path such as content/groups.yaml names. Does not follow links. */
function locate(root: string, path: string, form: RegExp): string {
  if (!form.test(path)) throw new Refusal(403, `${path.slice(0, MOST_SHOWN)} is not a file of words below content/.`)
  const found = join(realpathSync(root), path.slice('content'.length))
  const folder = dirname(found)
  if (path !== 'content' && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Refusal(404, `There is no ${path}.`)
  }
  // A broken symbolic link has no status.
  const isLink = lstatSync(found, { throwIfNoEntry: false })?.isSymbolicLink()
  if (isLink || join(realpathSync(folder), basename(found)) !== found) {
    throw new Refusal(403, `${path} is a link to another place.`)
  }
  return found
}

/** The content of a folder below `root`. The project itself is the empty path and has one folder. */
export function listFolder(root: string, path: string): { name: string; folder: boolean }[] {
  if (path === '') return [{ name: 'content', folder: true }]
  const folder = locate(root, path, FOLDER)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Refusal(404, `There is no ${path}.`)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.yaml'))
    .map((entry) => ({ name: entry.name, folder: entry.isDirectory() }))
}

export function readText(root: string, path: string): { text: Buffer; version: string; modified: Date } {
  const file = locate(root, path, FILE)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) throw new Refusal(404, `There is no ${path}.`)
  const text = readFileSync(file)
  return { text, version: versionOf(text), modified: stats.mtime }
}

const firstOf = ({ faults: [fault] }: { faults: readonly Fault[] }) =>
  `${fault?.isOfFile ? 'the file' : `line ${fault?.line}`} ${fault?.text}`

/** The file as it is; undefined for a new one. Refuses one from which a save would take words away. */
function before(path: string, file: string) {
  if (!statSync(file, { throwIfNoEntry: false })) return undefined
  const bytes = readFileSync(file)
  const yaml = readYaml(bytes)
  if ('faults' in yaml) {
    throw new Refusal(422, `${path} was not saved: on the disk ${firstOf(yaml)} Correct the file by hand first.`)
  }
  return { ...yaml, version: versionOf(bytes) }
}

/** The text of a change in the one form of YAML, with the comments of the file as it is. */
function rewritten(path: string, text: string, old: ReturnType<typeof before>): string {
  const yaml = readYaml(Buffer.from(text))
  if ('faults' in yaml) throw new Refusal(422, `${path} was not saved: ${firstOf(yaml)}`)
  const canonical = canonicalYaml(yaml.value, old)
  const [lost] = old ? lostComments(old, canonical) : []
  if (!lost) return canonical
  const reason = `the remark “${lost.text}” in line ${lost.line} belongs to what you take away, and would be lost`
  throw new Refusal(422, `${path} was not saved: ${reason}. Move it or take it out, by hand, then reload the page.`)
}

const problemsIn = (root: string, { problems }: Reader) =>
  problems.map(({ file, field, text }) => `content${file.slice(root.length)}: ${field}: ${text}`)

/** Tries the changed files. Faults that were there before do not stop them. */
function checkTogether(root: string, texts: ReadonlyMap<string, string>): void {
  const after = new Reader(root, texts)
  readContent(after)
  for (const name of texts.keys()) {
    if (!after.schemas.has(name)) throw new Refusal(403, `content/${name} is no file of the site. Nothing was saved.`)
  }
  if (after.problems.length === 0) return
  const before = new Reader(root)
  readContent(before)
  const old = new Set(problemsIn(root, before))
  const problems = new Set(problemsIn(root, after).filter((problem) => !old.has(problem)))
  if (problems.size > 0) throw new Refusal(422, [...problems].join('\n'))
}

/** Writes files in their one form: all of them, or none if one has changed meanwhile or would be wrong. */
export function writeTexts(root: string, asked: unknown): void {
  const { data } = changes.safeParse(asked)
  if (!data) throw new Refusal(400, 'What came is no list of changed files. Nothing was saved.')
  const files = data.map(({ path, text, version }, index) => {
    const file = locate(root, path, FILE)
    const name = path.slice('content/'.length)
    if (NOT_HERE.includes(name.replace('.yaml', ''))) {
      throw new Refusal(403, `${path} is written by a command, not by the editor. Nothing was saved.`)
    }
    if (data.findIndex((other) => other.path === path) < index) {
      throw new Refusal(400, `${path} came twice. Nothing was saved. Save again.`)
    }
    const old = before(path, file)
    const canonical = rewritten(path, text, old)
    // A save of which the answer was lost is sent once more.
    if ((old?.version ?? null) !== version && old?.text !== canonical) {
      throw new Refusal(
        412,
        `${path} has changed since you opened it. Copy what you wrote, reload the page, and write it into the new text.`,
      )
    }
    return { name, file, old: old?.text, text: canonical }
  })
  checkTogether(root, new Map(files.map(({ name, text }) => [name, text])))
  replaceFiles(files.filter(({ old, text }) => text !== old))
}
