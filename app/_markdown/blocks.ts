import type { CitedText, NamedText, Question, Step } from '@/content/types'

/**
 * Takes away what a text could do to a program that shows the Markdown: elements of HTML (our own `<https://…>` stay),
 * and links that are no addresses, such as `javascript:`.
 */
const harmless = (block: string): string =>
  block
    .replaceAll(/<(?!https?:\/\/[^\s<>]+>)/g, '\\<')
    .replaceAll(/\](\(|:\s*)(?=[a-z][a-z\d+.-]*:)(?!https?:|mailto:|tel:)/gi, '\\]$1')

/** Joins the blocks of a Markdown file and leaves out empty ones. */
export const joinBlocks = (blocks: readonly string[]): string =>
  `${blocks.filter(Boolean).map(harmless).join('\n\n')}\n`

/** Words that are no markup: brackets begin no link, and a number sign no heading. */
const plain = (words: string): string => words.replaceAll(/[[\]]/g, '\\$&').replace(/^#/, '\\#')

/** A text with footnotes for its sources. */
export const cited = ({ text, notes = [] }: CitedText): string =>
  `${plain(text)}${notes.map((number) => `[^${number}]`).join('')}`

export const heading = (level: 1 | 2 | 3, text: string): string => `${'#'.repeat(level)} ${plain(text)}`

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

export const numberedList = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n')

export const namedList = (items: readonly NamedText[]): string =>
  list(items.map((item) => `**${item.name}**: ${cited(item)}`))

export const stepList = (steps: readonly Step[], resultLabel: string): string =>
  numberedList(steps.map((step) => `**${step.name}**: ${cited(step)} ${resultLabel} ${step.result}`))

export const questionBlocks = (questions: readonly Question[]): string[] =>
  questions.flatMap(({ question, answer, notes }) => [heading(3, question), cited({ text: answer, notes })])

export const link = (title: string, href: string): string => `[${plain(title)}](${href})`

/** The texts must not contain `|`. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
