import type { YAMLParseError } from 'yaml'

const QUOTED =
  "A text with a colon or a # in it, or a sign such as \" % @ * - at its start, stands between 'single quotes'."

/** What is wrong with a line, by the parser's code. */
const advice: Readonly<Partial<Record<YAMLParseError['code'], string>>> = {
  TAB_AS_INDENT: 'begins with a tab. Indent it with spaces, two for each step.',
  BAD_INDENT:
    'begins further left or right than the line it belongs with. Give it as many spaces at its start as that has.',
  BLOCK_AS_IMPLICIT_KEY: "has a second colon. Put the text after the first one between 'single quotes'.",
  MULTILINE_IMPLICIT_KEY: 'is no field with a text. Write it as name: text, with a space after the colon.',
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** The line of an unclosed quotation. The parser names the end of the file. */
function lineOfOpenQuote(text: string): number | undefined {
  const line = text.split('\n').findIndex((one) => /^\s*(- )?([\w-]+: )?(["'])(?:(?!\3).)*$/.test(one))
  return line < 0 ? undefined : line + 1
}

/** Tells the author of a file that cannot be read what to do, with the line. */
export function describeSyntax(text: string, { code, pos, message }: YAMLParseError): { line: number; text: string } {
  const open = /quote/.test(message) ? lineOfOpenQuote(text) : undefined
  if (open) return { line: open, text: 'has a quotation mark that is not closed. Close it, or take it away.' }
  const line = lineAt(text, pos[0])
  const colons = text.split('\n')[line - 1]?.match(/:\s/g) ?? []
  // The parser also reports this when fields below a text are indented.
  const cause = code === 'BLOCK_AS_IMPLICIT_KEY' && colons.length < 2 ? 'BAD_INDENT' : code
  return { line, text: advice[cause] ?? `cannot be read. ${QUOTED}` }
}

/** A text of several lines, such as code, with the line that begins it. */
const BLOCK = /^( *).*: [|>][-+]?\n(?:\1 +.*\n|\n)*/gm

const withoutBlocks = (text: string) => text.replaceAll(BLOCK, (block) => block.replaceAll(/.+/g, ''))

/** Finds what a parser reads without a word, though its author means something else. */
export function misreadLines(text: string): readonly { line: number; text: string }[] {
  const seen = new Set<string>()
  return withoutBlocks(text)
    .split('\n')
    .flatMap((line, index) => {
      const [, key = '', value = ''] = /^( *(?:- )?[\w-]+:|)(.*)$/.exec(line) ?? []
      const isTwice = /^\w/.test(key) && seen.has(key)
      seen.add(key)
      return [
        ...(/^ *(?:- )?[*&!]/.test(value) ? [`cannot be read. ${QUOTED}`] : []),
        ...(isTwice ? [`has the field "${key.slice(0, -1)}" a second time. Take one of the two away.`] : []),
        ...(/^ *(?:- )?[^'"|>\s].* #/.test(value)
          ? ["has a # after a space, and what follows it is not read. Put the text between 'single quotes'."]
          : []),
      ].map((problem) => ({ line: index + 1, text: problem }))
    })
}
