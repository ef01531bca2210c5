import { textsIn } from '@/lib/tree'

import { PlainError } from '../failures'

const NOT_SHOWN = /the text `"(.+?)"` could not be displayed/
const unescaped = (text: string) =>
  text.replace(/\\u\{(\w+)\}/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

/** What the compiler says about a document made from `data`, for whoever wrote the words. */
export function compilerError(template: string, reason: string, data: unknown): PlainError {
  const [, escaped] = NOT_SHOWN.exec(reason.replaceAll('\\"', '"').replaceAll('\\\\', '\\')) ?? []
  if (!escaped) return new PlainError(`The compiler says of art/documents/${template}: ${reason}`)
  const character = unescaped(escaped)
  const { text = '' } = [...textsIn(data)].find((one) => one.text.includes(character)) ?? {}
  return new PlainError(
    `“${character}” (${codeOf(character)}) in “${text}” is in none of its fonts. Take it out, or write it in words.`,
  )
}
