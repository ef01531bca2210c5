import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { writeGenerated } from '@/lib/write-generated'

/** What a file was made from, and the hash of what it held then. */
interface Made {
  key: string
  hash: string
  /** What is worth a look. */
  remarks?: readonly string[]
}

const SAVE_EVERY_MS = 1000

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** The entries of a list, none if it is damaged. Whatever they hold, a wrong one fits no file. */
function read(list: string): Readonly<Record<string, Partial<Made> | null>> {
  try {
    const entries: unknown = JSON.parse(readFileSync(list, 'utf8'))
    return typeof entries === 'object' && entries ? (entries as Record<string, Partial<Made> | null>) : {}
  } catch {
    return {}
  }
}

/**
 * The files that a step has made, as it lists them in `list`. A file is known by what it was made from and by what it
 * holds, so that one that was damaged, or that a later and interrupted run has replaced, is made again.
 */
export function madeFiles(list: string) {
  const known = read(list)
  const now: Record<string, Made> = {}
  let saved = 0
  const save = (entries: typeof known) => {
    writeGenerated(list, JSON.stringify(entries, null, 1))
    saved = Date.now()
  }

  return {
    /** Whether a file still holds what was made from `key`. */
    isMade(file: string, key: string): boolean {
      const entry = known[file]
      if (entry?.key !== key) return false
      try {
        if (hashOf(readFileSync(file)) !== entry.hash) return false
      } catch {
        return false
      }
      now[file] = entry as Made
      return true
    },
    /** Writes a file and lists it. */
    write(file: string, bytes: Uint8Array | string, made: Omit<Made, 'hash'>): void {
      writeGenerated(file, bytes)
      now[file] = { ...made, hash: hashOf(bytes) }
      // An interrupted run keeps what it has made, but for the last second.
      if (Date.now() - saved > SAVE_EVERY_MS) save({ ...known, ...now })
    },
    /** Forgets files that are no longer made. Returns the remarks on the others. */
    finish(): readonly string[] {
      save(now)
      return Object.values(now).flatMap(({ remarks }) => (Array.isArray(remarks) ? (remarks as string[]) : []))
    },
  }
}

export type MadeFiles = ReturnType<typeof madeFiles>
