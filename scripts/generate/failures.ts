import { inspect } from 'node:util'

import { ContentError } from '@/content/load/yaml-reader'
import { SettingsError } from '@/lib/settings/read-settings'

/** Says in a sentence what is wrong, for whoever runs the command. */
export class PlainError extends Error {}

/** Errors whose message says what is wrong and what to do. */
const IN_WORDS = [ContentError, SettingsError, PlainError]

/** What the file system or the system itself has refused. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room and run the command again.',
  EDQUOT: 'The disk is full for this user. Make room and run the command again.',
  EROFS: 'The disk can only be read.',
  EACCES: 'This user may not read or write it.',
  EPERM: 'This user may not read or write it.',
  ENOENT: 'It is not there.',
  EISDIR: 'A folder has its name.',
  ENOTDIR: 'A file has the name of its folder.',
  EMFILE: 'Too many files are open.',
}

/** A failure in words. A fault of the program itself ends with its place in the code. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Error && IN_WORDS.some((kind) => error instanceof kind)) return error.message
  if (isSystemError(error)) {
    const { dest, path: file = '', code = '' } = error as NodeJS.ErrnoException & { dest?: string }
    return `${dest ?? file}: ${REASONS[code] ?? error.message}`
  }
  return `This is a fault of the program: ${inspect(error)}`
}

/** Ends the process with the failure in words. */
export function failWith(error: unknown): never {
  console.error(sentenceOf(error))
  return process.exit(1)
}
