import { CONTRACT_RULES, type ContractRule } from './contract/contract'
import { hostSupport } from './hosts/support'

/** Heads of the columns. */
const HEADS: Readonly<Record<ContractRule, string>> = {
  pages: 'pages',
  'slash-redirect': '`/x/`',
  'html-redirect': '`/x.html`',
  files: 'files',
  'not-found': '404',
  malformed: 'malformed',
  methods: '405',
  ranges: 'ranges',
  conditions: '304',
  codings: 'br, gzip',
  headers: 'headers',
}

const wordOf = (support = 'yes') => support.split(':')[0] ?? ''

/** A table with columns as wide as Prettier makes them. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row)),
  ].join('\n')
}

const isText = (text: string | undefined): text is string => Boolean(text)

/** What an operator reads in docs/hosts.md: hosts by checks, and what is missing where. */
export function hostsTable(): string {
  const hosts = Object.values(hostSupport)
  const checks = table([
    ['host', ...CONTRACT_RULES.map((rule) => HEADS[rule])],
    ...hosts.map(({ title, exceptions }) => [title, ...CONTRACT_RULES.map((rule) => wordOf(exceptions[rule]))]),
  ])
  const proofs = table([['host', 'tested on'], ...hosts.map(({ title, proof }) => [title, proof])])
  const missing = hosts.flatMap(({ title, exceptions, note }) => {
    const sentences = CONTRACT_RULES.map((rule) => {
      const [word, ...reason] = (exceptions[rule] ?? '').split(': ')
      return reason.length > 0 ? `  - ${HEADS[rule]}, ${word}: ${reason.join(': ')}.` : undefined
    }).filter(isText)
    return note || sentences.length > 0 ? [`- **${title}**${note ? `. ${note}` : ''}`, ...sentences] : []
  })
  return [checks, proofs, missing.join('\n')].join('\n\n')
}
