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

/** Reads the entries of a list; none if it is damaged. A wrong entry does no harm, because it fits no file. */
function read(list: string): Readonly<Record<string, Partial<Made> | null>> {
  try {
    const entries: unknown = JSON.parse(readFileSync(list, 'utf8'))
    return typeof entries === 'object' && entries ? (entries as Record<string, Partial<Made> | null>) : {}
  } catch {
    return {}
  }
}

/**
 * The files that a step has made. The file `list` says of each what it was made from and what it held. So a file is made
 * again if it was damaged, or if a later run replaced it and was interrupted.
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
        const hash = hashOf(readFileSync(file))
        if (hash !== entry.hash) return false
        now[file] = { ...entry, key, hash }
        return true
      } catch {
        return false
      }
    },
    /** Writes a file and lists it. */
    write(file: string, bytes: Uint8Array | string, made: Omit<Made, 'hash'>): void {
      writeGenerated(file, bytes)
      now[file] = { ...made, hash: hashOf(bytes) }
      // An interrupted run keeps what it has made, except for the last second.
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
