/** The expression by which Next's loader (dotenv, in @next/env) finds variables. */
const VARIABLE =
  /(?:^|^)\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\r\n]+)?\s*(?:#.*)?(?:$|$)/dgm

const QUOTED = /^(["'`])([\s\S]*)\1$/

/** One variable in the text of a file. */
export interface EnvLine {
  name: string
  /** From 1. */
  line: number
  /** What follows the name. */
  written: string
  /** What Next's loader makes of it, if it contains no $. */
  arrives: string
  /** From the first to the last letter of what the loader reads. */
  span: readonly [from: number, to: number]
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

/** A value as Next's loader reads it, up to the replacement of variables. */
function loaded(value: string): string {
  const inner = value.trim().replace(QUOTED, '$2')
  const unescaped = value.trim().startsWith('"') ? inner.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : inner
  return unescaped.replaceAll('\\$', '$')
}

/** The variables of a file, with line ends of \n. */
export const envLines = (text: string): EnvLine[] =>
  [...text.matchAll(VARIABLE)].map((match) => {
    const [whole, name = '', value = ''] = match
    const [from = 0, nameEnd = 0] = match.indices?.[1] ?? []
    const [, valueEnd = nameEnd] = match.indices?.[2] ?? []
    const end = /^[^\n]*/.exec(text.slice(Math.max(valueEnd, nameEnd)))?.[0] ?? ''
    return {
      name,
      line: lineOf(text, from),
      written: (text.slice(nameEnd, Math.max(valueEnd, nameEnd)) + end).replace(/^\s*[=:]/, '').trim(),
      arrives: loaded(value),
      span: [match.index, match.index + whole.length],
    }
  })

/** The value that was meant, without the quotation marks around it and without a comment after it. */
export function meant(written: string): string {
  const [, mark, inner] = /^(["'`])([^\n]*)\1$/.exec(written) ?? /^(["'`])([^\n]*?)\1\s+#/.exec(written) ?? []
  if (inner === undefined) return written.replaceAll('\\$', '$')
  return (mark === '"' ? inner.replaceAll('\\"', '"') : inner).replaceAll('\\$', '$')
}

/** Whether Next's loader reads a $ in the value as the start of a variable. */
export const hasVariable = (written: string): boolean => /(?<!\\)\$/.test(written)

/** Writes a setting so that Next's loader reads exactly this value; undefined if there is no way. */
export function envLine(name: string, value: string): string | undefined {
  const escaped = value.replaceAll('$', '\\$')
  const forms = [escaped, ...['"', "'", '`'].map((mark) => `${mark}${escaped}${mark}`)]
  return forms
    .map((form) => `${name}=${form}`)
    .find((line) => {
      const [first, ...more] = envLines(line)
      return first?.arrives === value && meant(first.written) === value && more.length === 0
    })
}
