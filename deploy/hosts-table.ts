import { CONTRACT_RULES, type ContractRule } from './contract/contract'
import { hostSupport } from './hosts/support'

/** The column headings. */
const HEADS: Readonly<Record<ContractRule, string>> = {
  pages: 'pages',
  'slash-redirect': '`/x/`',
  'html-redirect': '`/x.html`',
  'old-redirect': 'old site',
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

/** Writes a Markdown table. Prettier aligns its columns. */
function table([head = [], ...body]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** The table that operators read in docs/hosts.md: which host passes which checks, and what each cannot do. */
export function hostsTable(): string {
  const hosts = Object.values(hostSupport)
  const checks = table([
    ['host', ...CONTRACT_RULES.map((rule) => HEADS[rule])],
    ...hosts.map(({ title, exceptions }) => [title, ...CONTRACT_RULES.map((rule) => wordOf(exceptions[rule]))]),
  ])
  const proofs = table([['host', 'tested on'], ...hosts.map(({ title, proof }) => [title, proof])])
  const missing = hosts.flatMap(({ title, exceptions, note }) => {
    const sentences = CONTRACT_RULES.flatMap((rule) => {
      const [word, reason] = exceptions[rule]?.split(': ') ?? []
      return reason ? [`  - ${HEADS[rule]}, ${word}: ${reason}.`] : []
    })
    return note || sentences.length > 0 ? [`- **${title}**${note ? `. ${note}` : ''}`, ...sentences] : []
  })
  return [checks, proofs, missing.join('\n')].join('\n\n')
}
