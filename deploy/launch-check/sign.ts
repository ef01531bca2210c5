import { createHash } from 'node:crypto'

const LENGTH = 8

/** A short sign of words: other words, another sign. */
export const signOf = (words: readonly string[]): string =>
  createHash('sha256').update(words.join('\n')).digest('hex').slice(0, LENGTH)
