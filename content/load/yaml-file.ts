import { TextDecoder } from 'node:util'

import {
  Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type ToStringOptions,
} from 'yaml'

import { describeSyntax, type Fault, oddSpaces, QUOTED } from './describe-syntax'
import { commentFaults, commentsIn, copyAllComments } from './yaml-comments'

/** Arabic words of Windows-1256 are bytes over 127 side by side; accents of Windows-1252 are single. */
const WORD_OF_HIGH_BYTES = /[\u0080-\u00ff]{3}/

/** The encoding that a file which is not UTF-8 most likely has. */
const guess = (bytes: Uint8Array) =>
  WORD_OF_HIGH_BYTES.test(Buffer.from(bytes).toString('latin1')) ? 'Windows-1256' : 'Windows-1252'

const hasByteOrderMark = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

/** The bytes as text, without a byte-order mark; a fault if they are no text in UTF-8. */
function decode(bytes: Uint8Array): string | Fault {
  // Every other byte of a Latin letter in UTF-16 is 0.
  if (hasByteOrderMark(bytes) || (bytes.includes(0) && bytes.subarray(0, 64).filter((byte) => byte === 0).length > 8)) {
    return { line: 1, isOfFile: true, text: 'is saved as UTF-16. Save it again with the encoding UTF-8.' }
  }
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  try {
    return utf8.decode(bytes)
  } catch {
    for (let line = 1, start = 0; ; line++) {
      const end = bytes.indexOf(10, start)
      try {
        utf8.decode(bytes.subarray(start, end < 0 ? undefined : end))
      } catch {
        const text = `is not saved as UTF-8, but as ${guess(bytes)} or another encoding. Save the file again as UTF-8, and look at its accents and Arabic letters.`
        return { line, text }
      }
      start = end + 1
    }
  }
}

/** Duplicate fields, and signs of YAML that give a text another meaning. A parser reads both without a word. */
function* oddNodes(node: unknown): Generator<{ node: Node | undefined; text: string }> {
  if (isAlias(node) || ((isScalar(node) || isCollection(node)) && (node.anchor ?? node.tag))) {
    yield { node, text: `cannot be read. ${QUOTED}` }
  }
  if (isSeq(node)) for (const item of node.items) yield* oddNodes(item)
  if (!isMap(node)) return
  const names = new Set<unknown>()
  for (const { key, value } of node.items as { key: Node; value: Node | null }[]) {
    const name = isScalar(key) ? key.value : undefined
    if (typeof name !== 'string') {
      yield { node: key ?? node, text: 'has no name before its colon. Write it as name: text.' }
    } else if (names.has(name)) {
      yield { node: key, text: `has the field "${name}" a second time. Take one of the two away.` }
    }
    names.add(name)
    yield* oddNodes(key)
    yield* oddNodes(value)
  }
}

/** Finding duplicate fields is left to `oddNodes`, which names them. */
const OPTIONS = { uniqueKeys: false, prettyErrors: false } as const

export interface YamlFile {
  text: string
  document: Document.Parsed
  value: unknown
}

/** The parser runs out of memory over a thousand brackets. */
const NESTED = /(?:[[{]\s*){30}|(?:- +){30}/

const lineAt = (text: string, offset = 0) => text.slice(0, offset).split('\n').length

/** Reads a file of YAML, or says all that is wrong with it. Whatever a parser would drop in silence is wrong. */
export function readYaml(bytes: Uint8Array): YamlFile | { faults: readonly Fault[] } {
  const text = decode(bytes)
  if (typeof text !== 'string') return { faults: [text] }
  const oldLineEnd = /\r(?!\n)/.exec(text)
  if (oldLineEnd) {
    const advice = 'is saved with line ends of an old Mac (CR). Save it with those of today (LF).'
    return { faults: [{ line: 1, isOfFile: true, text: advice }] }
  }
  const nested = NESTED.exec(text)
  if (nested) {
    return {
      faults: [
        { line: lineAt(text, nested.index), text: 'has more lists in each other than any field. Take them out.' },
      ],
    }
  }
  const odd = oddSpaces(text)
  // What a parser says of them is no help.
  if (odd.length > 0) return { faults: odd }
  const faults: Fault[] = [...commentFaults(text)]
  const document = parseDocument(text, OPTIONS)
  const [error] = [...document.errors, ...document.warnings]
  if (error) faults.push(describeSyntax(text, error))
  if (document.directives.yaml.explicit) {
    faults.push({ line: 1, text: 'begins with %YAML, which changes what words mean. Take it out.' })
  }
  if (!error) {
    for (const { node, text: fault } of oddNodes(document.contents)) {
      faults.push({ line: lineAt(text, node?.range?.[0]), text: fault })
    }
  }
  if (faults.length > 0) return { faults }
  return { text, document, value: document.toJS() as unknown }
}

const CANONICAL: ToStringOptions = { lineWidth: 0, singleQuote: true }

/**
 * Writes a value in the one form of YAML that all files share, so that a changed sentence changes one line. The comments
 * of `before`, the file as it was, stay with their fields.
 */
export function canonicalYaml(value: unknown, before?: YamlFile): string {
  const after = new Document(value)
  if (before) copyAllComments(before.document, after)
  return after.toString(CANONICAL)
}

/** The comments of a file that would be missing in another text, with their lines. */
export function lostComments({ text }: YamlFile, after: string): readonly { line: number; text: string }[] {
  const kept = commentsIn(after).map((comment) => comment.text)
  return commentsIn(text).filter((comment) => {
    const index = kept.indexOf(comment.text)
    if (index >= 0) kept.splice(index, 1)
    return index < 0
  })
}
