import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Not beside the files: Next copies public/ while some of them are still being made. */
const PARTS = '.cache/parts'

/** No command takes this long to write one file, ms. */
const ABANDONED_MS = 60 * 60 * 1000

let written = 0

/**
 * Writes a generated file whole or not at all: under another name first, which the complete file then gives up. An
 * interrupted command, a full disk or a second command at the same time never leaves half a file. Makes missing folders.
 * Throws the file system's error, which names `file`, and leaves an existing file as it was.
 */
export function writeGenerated(file: string, data: string | Uint8Array): void {
  // A file outside of the project may be on another disk.
  const folder = path.isAbsolute(file) ? path.dirname(file) : PARTS
  const part = path.join(folder, `.${process.pid}-${(written += 1)}.part`)
  mkdirSync(folder, { recursive: true })
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(part, data)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    // A failed write names no file, and who reads the message does not know the part.
    throw Object.assign(error as NodeJS.ErrnoException, { path: file, dest: undefined })
  }
}

/** Removes the parts that interrupted commands have left. Those of a command that still runs stay. */
export function removeAbandonedParts(now = Date.now()): void {
  mkdirSync(PARTS, { recursive: true })
  for (const name of readdirSync(PARTS)) {
    const part = path.join(PARTS, name)
    const { mtimeMs = now } = statSync(part, { throwIfNoEntry: false }) ?? {}
    if (now - mtimeMs > ABANDONED_MS) rmSync(part, { force: true })
  }
}
