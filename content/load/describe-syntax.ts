import type { YAMLError } from 'yaml'

import { nameWithArticle } from '@/lib/words/characters'

/** What is wrong with a line: the end of a sentence that begins with “The line” or “The file”. */
export interface Fault {
  line: number
  text: string
  /** The whole file is meant. */
  isOfFile?: boolean
}

export const QUOTED =
  "A text with a colon or a # in it, or a sign such as \" % @ * - at its start, goes between 'single quotes'."

/** What is wrong with a line, by the parser's code. */
const advice: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  TAB_AS_INDENT: 'begins with a tab. Indent it with spaces, two for each step.',
  BAD_INDENT:
    'begins further left or right than the line it belongs with. Give it as many spaces at its start as that has.',
  BAD_DQ_ESCAPE: 'has a \\ between "double quotes", where it changes the next letter. Use \'single quotes\'.',
  BLOCK_AS_IMPLICIT_KEY: "has a second colon. Put the text after the first one between 'single quotes'.",
  MULTILINE_IMPLICIT_KEY: 'is not a field with a text. Write it as name: text, with a space after the colon.',
  MULTIPLE_DOCS: 'is in a second document, which nobody reads. Take out the line --- or ... at its start.',
}

/** Spaces that no keyboard writes by itself, and characters that look like none. */
const ODD_SPACE = '[\\u00a0\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufeff]'

/** One of them instead of a space at the start of a line, or after a colon or a hyphen. */
const ODD_START = new RegExp(`^ *(?:(?:- +)*(?:[\\w-]+ *:|-))?(${ODD_SPACE})`)
const WIDE_COLON = /^ *(?:- +)*[\w-]+\s*[：﹕]/

/** Characters that look like a space or a colon of YAML but are not: their line would be read as words. */
export function oddSpaces(text: string): readonly Fault[] {
  // Most files have none.
  if (!new RegExp(`${ODD_SPACE}|[：﹕]`).test(text)) return []
  return text.split('\n').flatMap((line, index): Fault[] => {
    const [, space] = ODD_START.exec(line) ?? []
    const wrong = space
      ? `has ${nameWithArticle(space)} where a space belongs. Write an ordinary space.`
      : WIDE_COLON.test(line) && 'has a wide colon. Write an ordinary one, with a space after it.'
    return wrong ? [{ line: index + 1, text: wrong }] : []
  })
}

/** What is wrong with a text between quotation marks that goes on after the second of them. */
function quotedInPart(line: string): string | undefined {
  const [, value = ''] = /^\s*(?:-\s+)*(?:[\w-]+\s*:\s+)?(.*?)\s*$/.exec(line) ?? []
  const [quoted] = /^'(?:[^']|'')*'|^"(?:[^"\\]|\\.)*"/.exec(value) ?? []
  if (!quoted || quoted === value || value.slice(quoted.length).trim().startsWith(':')) return undefined
  const mark = quoted.slice(0, 1)
  if (!value.endsWith(mark)) {
    return "goes on after a quotation mark that ends the text. Put all of the text between 'single quotes'."
  }
  return mark === "'"
    ? "has an apostrophe between 'single quotes', where it ends the text. Write it twice: ''."
    : 'has a " between "double quotes", where it ends the text. Put the text between \'single quotes\'.'
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** The line of an unclosed quotation. The parser names the end of the file. */
function lineOfOpenQuote(text: string): number | undefined {
  const line = text.split('\n').findIndex((one) => /^\s*(- )*([\w-]+: +)?(["'])(?:(?!\3).)*$/.test(one))
  return line < 0 ? undefined : line + 1
}

/** Tells the author of a file that cannot be read what to do, with the line. */
export function describeSyntax(text: string, { code, pos, message }: YAMLError): Fault {
  const lines = text.split('\n')
  const first = lineAt(text, pos[0])
  const lineOf = (line: number) => lines[line - 1] ?? ''
  // The parser notices some mistakes only in the lines below.
  for (const line of [first, lineAt(text, pos[1])]) {
    const found = quotedInPart(lineOf(line))
    if (found) return { line, text: found }
  }
  const open = /quote/.test(message) ? lineOfOpenQuote(text) : undefined
  if (open) return { line: open, text: 'has a quotation mark that is not closed. Close it, or take it away.' }
  const colons = lineOf(first).match(/:(?=\s|$)/g) ?? []
  // The parser also reports this of a text when fields below it are indented.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && colons.length < 2) return { line: first + 1, text: advice.BAD_INDENT ?? '' }
  return { line: first, text: advice[code] ?? `cannot be read. ${QUOTED}` }
}
