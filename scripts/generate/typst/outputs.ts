import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const CACHE = '.cache/typst.json'

/** Typst works on one thread, the encoders of pictures on others: so many jobs keep both busy. */
const AT_ONCE = 3

/** One or more files made together from the same data. */
export interface Job {
  /** Page and language, for messages. */
  label: string
  files: readonly [string, ...string[]]
  /** Hash of everything the files depend on. */
  key: string
  make: () => Promise<void>
}

/** A folder that holds nothing but what a step makes. */
interface Territory {
  folder: string
  extension: string
}

type Keys = Record<string, string>

/** One hash over texts and bytes. */
export function fingerprint(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

const digests = new Map<string, string>()

/** Hash of a file; masters belong to many outputs and are read once. */
export function fileDigest(file: string): string {
  const known = digests.get(file)
  if (known) return known
  const digest = fingerprint(readFileSync(file))
  digests.set(file, digest)
  return digest
}

function readCache(): Record<string, Keys> {
  if (!existsSync(CACHE)) return {}
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Record<string, Keys>
  } catch {
    return {}
  }
}

/** Replaces one step's part of the cache; read and written in one go, so that steps may run side by side. */
function saveKeys(step: string, keys: Keys): void {
  mkdirSync(path.dirname(CACHE), { recursive: true })
  writeFileSync(`${CACHE}.new`, `${JSON.stringify({ ...readCache(), [step]: keys }, null, 1)}\n`)
  renameSync(`${CACHE}.new`, CACHE)
}

function removeStrangers(jobs: readonly Job[], territories: readonly Territory[]): void {
  const wanted = new Set(jobs.flatMap(({ files }) => files.map((file) => path.normalize(file))))
  for (const { folder, extension } of territories) {
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name)
      if (file.endsWith(extension) && !wanted.has(file)) rmSync(file)
    }
  }
}

/**
 * Makes the files whose key has changed or that are not there, and removes those that no job asks for any more.
 * Every job is tried before the failures are reported together.
 */
export async function makeOutputs(
  step: string,
  jobs: readonly Job[],
  territories: readonly Territory[],
): Promise<void> {
  const known = readCache()[step] ?? {}
  const keys: Keys = {}
  const failures: string[] = []
  const due = jobs.filter(({ files, key }) => {
    const fresh = known[files[0]] === key && files.every((file) => existsSync(file))
    if (fresh) keys[files[0]] = key
    return !fresh
  })
  const work = async () => {
    for (let job = due.shift(); job; job = due.shift()) {
      try {
        for (const file of job.files) mkdirSync(path.dirname(file), { recursive: true })
        await job.make()
        keys[job.files[0]] = job.key
      } catch (error) {
        failures.push(`${job.files[0]} (${job.label}): ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  removeStrangers(jobs, territories)
  saveKeys(step, keys)
  if (failures.length > 0) throw new Error(`${step}: ${failures.length} failed\n${failures.join('\n')}`)
}
