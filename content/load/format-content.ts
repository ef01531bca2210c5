import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

import { replaceFiles } from '@/lib/replace-file'

import { canonicalYaml, lostComments, readYaml } from './yaml-file'
import { ContentError, Reader } from './yaml-reader'
import { readContent } from '.'

/**
 * Writes the files below `root` in their one form, with their comments. Does not touch a file with a mistake, or one that
 * would lose a comment. Returns the files written, and why others were not.
 */
export function formatContent(root: string): { written: readonly string[]; left: readonly string[] } {
  const reader = new Reader(root)
  readContent(reader)
  const written: string[] = []
  const left: string[] = []
  for (const [name, schema] of [...reader.schemas].filter(([file]) => file.endsWith('.yaml') && reader.has(file))) {
    const file = reader.pathOf(name)
    const before = readYaml(readFileSync(file))
    if ('faults' in before) continue
    const { data } = schema.safeParse(before.value)
    if (data === undefined) continue
    // `data` has the order of the schema.
    const text = canonicalYaml(data, before)
    if (text === before.text) continue
    const after = readYaml(Buffer.from(text))
    if ('value' in after && isDeepStrictEqual(after.value, before.value) && lostComments(before, text).length === 0) {
      replaceFiles([{ file, text }])
      written.push(file)
    } else left.push(`${file} stays as it is: in its one form it would lose a comment. Put the comment above a field.`)
  }
  try {
    reader.throwProblems()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    left.push(`Files that cannot be read stay as they are. ${error.message}`)
  }
  return { written, left }
}
