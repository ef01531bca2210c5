import { createHash } from 'node:crypto'

const LENGTH = 8

/** A short hash of words, which changes when they do. */
export const signOf = (words: readonly string[]): string =>
  createHash('sha256').update(words.join('\n')).digest('hex').slice(0, LENGTH)
