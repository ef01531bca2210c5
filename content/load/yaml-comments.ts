import { type Document, isMap, isNode, isScalar, isSeq, Lexer } from 'yaml'

import type { Fault } from './describe-syntax'

interface Comment {
  /** From 1. */
  line: number
  column: number
  /** With its #. */
  text: string
  /** What is before it on its line, without spaces. */
  before: string
  isBelowBlock: boolean
}

/** Signs that the lexer puts between the parts of the text. */
const SIGNS = new Set(['\u0002', '\u0018', '\u001f'])

/** The comments of a file. A # inside quotation marks or in a text of several lines is none. */
export function commentsIn(text: string): readonly Comment[] {
  const comments: Comment[] = []
  // Most files have none.
  if (!text.includes('#')) return comments
  let [line, before, last, isText] = [1, '', '', false]
  for (const part of new Lexer().lex(text)) {
    if (SIGNS.has(part)) {
      isText = part === '\u001f'
      continue
    }
    if (part.startsWith('#') && !isText) {
      comments.push({
        line,
        column: before.length,
        text: part,
        before: before.trim(),
        isBelowBlock: /^[|>]/.test(last),
      })
    } else if (part.trim() && !(isText && /^[|>]/.test(last))) last = part
    isText = false
    const lines = part.split('\n')
    line += lines.length - 1
    before = lines.length > 1 ? (lines.at(-1) ?? '') : before + part
  }
  return comments
}

const indentation = (line: string) => /^ */.exec(line)?.[0].length ?? 0

/**
 * Comments that may be words for the pages: they follow a text on its line, or are where the text above could go on. A
 * remark has a line of its own, as far left as the line below it.
 */
export function commentFaults(text: string): readonly Fault[] {
  const comments = commentsIn(text)
  if (comments.length === 0) return []
  const own = new Set(comments.filter(({ before }) => !before).map(({ line }) => line))
  const lines = text.split('\n')
  return comments.flatMap(({ line, column, before, isBelowBlock }): Fault[] => {
    if (before) {
      const advice = "Put the text between 'single quotes', or a remark on a line of its own, above."
      return [{ line, text: `has a # after a space, and what follows it is not read. ${advice}` }]
    }
    const below = lines.find((other, index) => index >= line && other.trim() && !own.has(index + 1)) ?? ''
    if (!isBelowBlock && (column === 0 || column === indentation(below))) return []
    const advice = isBelowBlock
      ? 'Indent it as that, or'
      : "If it belongs to that, write both on one line between 'single quotes', or"
    return [
      {
        line,
        text: `begins with a #, so it is not read, and may belong to the text above. ${advice} put the remark elsewhere, as far left as the line below it.`,
      },
    ]
  })
}

/** The id or the name of an entry, or whatever its first field says. */
const firstField = (item: unknown) => (isMap(item) ? JSON.stringify(item.items[0]) : undefined)

/** The item of a list that a new one replaces: an equal one, one with the same first field, or that in its place. */
function replaced(items: readonly unknown[], used: Set<number>, item: unknown, place: number, isAsLong: boolean) {
  const free = (isIt: (other: unknown) => boolean) => items.findIndex((other, index) => !used.has(index) && isIt(other))
  const [form, first] = [JSON.stringify(item), firstField(item)]
  const found = [
    free((other) => JSON.stringify(other) === form),
    free((other) => first !== undefined && firstField(other) === first),
    isAsLong && !used.has(place) ? place : -1,
  ].find((index) => index >= 0)
  if (found === undefined) return undefined
  used.add(found)
  return items[found]
}

/** Copies the comments of `before` to the same fields and entries of `after`. */
function copyComments(before: unknown, after: unknown): void {
  if (!isNode(before) || !isNode(after)) return
  after.commentBefore = before.commentBefore
  after.comment = before.comment
  if (isMap(before) && isMap(after)) {
    for (const { key, value } of after.items) {
      const name = isScalar(key) ? key.value : key
      const old = before.items.find((pair) => (isScalar(pair.key) ? pair.key.value : pair.key) === name)
      copyComments(old?.key, key)
      copyComments(old?.value, value)
    }
  } else if (isSeq(before) && isSeq(after)) {
    const used = new Set<number>()
    for (const [index, item] of after.items.entries()) {
      copyComments(replaced(before.items, used, item, index, before.items.length === after.items.length), item)
    }
  }
}

/** Copies the comments of a whole file. */
export function copyAllComments(before: Document, after: Document): void {
  after.commentBefore = before.commentBefore
  after.comment = before.comment
  copyComments(before.contents, after.contents)
}
