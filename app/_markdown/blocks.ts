import type { CitedText, NamedText, Question, Step } from '@/content/types'

/** Joins the blocks of a Markdown file and leaves out empty ones. */
export const joinBlocks = (blocks: readonly string[]): string => `${blocks.filter(Boolean).join('\n\n')}\n`

/** A text with footnotes for its sources. */
export const cited = ({ text, notes = [] }: CitedText): string =>
  `${text}${notes.map((number) => `[^${number}]`).join('')}`

export const heading = (level: 1 | 2 | 3, text: string): string => `${'#'.repeat(level)} ${text}`

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

export const numberedList = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n')

export const namedList = (items: readonly NamedText[]): string =>
  list(items.map((item) => `**${item.name}**: ${cited(item)}`))

export const stepList = (steps: readonly Step[], resultLabel: string): string =>
  numberedList(steps.map((step) => `**${step.name}**: ${cited(step)} ${resultLabel} ${step.result}`))

export const questionBlocks = (questions: readonly Question[]): string[] =>
  questions.flatMap(({ question, answer, notes }) => [heading(3, question), cited({ text: answer, notes })])

export const link = (title: string, href: string): string => `[${title}](${href})`

/** The texts must not contain `|`. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
