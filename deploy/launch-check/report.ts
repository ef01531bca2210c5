import type { Kind, Point } from './point'
import type { settle } from './settle'

interface Chapter {
  title: string
  advice: string
  /** For the last line. */
  count: string
}

const chapters: Readonly<Record<Kind, Chapter>> = {
  settings: {
    title: 'Settings that nobody has decided',
    advice:
      'In content/site.ts, or as environment variables (.env.local counts). Each line: variable, name in content/site.ts, value now.',
    count: 'settings',
  },
  sandbox: {
    title: 'Addresses and keys of the sandbox',
    advice: 'With these the deletion forms reach no real account. Likewise in content/site.ts or the environment.',
    count: 'of the sandbox',
  },
  logos: {
    title: 'Partners without a logo of their own',
    advice: 'The build draws a wordmark in its place. Name the partner’s file as `logo` in content/partners.ts.',
    count: 'logos',
  },
  promises: {
    title: 'Sentences that only you can make true',
    advice: 'Make each true, or change its words in both languages (and in content/promises). Then accept it.',
    count: 'sentences',
  },
  facts: {
    title: 'Facts that nobody has looked up for a year',
    advice:
      'Compare each with its source, correct the page where it has changed, set the day in content/facts-to-review.',
    count: 'facts',
  },
  tests: {
    title: 'Tests of accessibility that have not run for long',
    advice: 'The page names the day of their last run, and visitors rely on it.',
    count: 'test runs',
  },
  security: { title: 'security.txt', advice: 'Where weaknesses of the site are reported.', count: 'security.txt' },
}

const VARIABLE_WIDTH = 28
const NAME_WIDTH = 28

const row = ({ id, lines }: Point) => `  ${id.padEnd(VARIABLE_WIDTH)} ${lines[0]?.padEnd(NAME_WIDTH)} ${lines[1] ?? ''}`
const block = ({ id, lines }: Point) => [`  ${id}`, ...lines.map((line) => `    ${line}`)].join('\n')
const isTable = (kind: Kind) => kind === 'settings' || kind === 'sandbox' || kind === 'logos'

function chapter(kind: Kind, points: readonly Point[]): string[] {
  const { title, advice } = chapters[kind]
  const groups = [...new Set(points.map(({ group }) => group))]
  const body = groups.flatMap((group) => [
    '',
    ...(group ? [group] : []),
    ...points
      .filter((point) => point.group === group)
      .map((point) => (isTable(kind) ? row(point).trimEnd() : block(point))),
  ])
  return [`${title}: ${points.length}`, advice, ...body, '', '']
}

const EXAMPLE = `  { ids: ['SITE_X_URL'], by: 'Name, role', date: 'YYYY-MM-DD', remark: 'No account there' },`

/** The launch check in words, with the count at the end. */
export function report({ open, accepted, errors }: ReturnType<typeof settle>): string {
  const kinds = Object.keys(chapters) as Kind[]
  const byKind = kinds.map((kind) => [kind, open.filter((point) => point.kind === kind)] as const)
  const filled = byKind.filter(([, points]) => points.length > 0)
  const counts = filled.map(([kind, points]) => `${points.length} ${chapters[kind].count}`).join(', ')
  return [
    ...filled.flatMap(([kind, points]) => chapter(kind, points)),
    ...(errors.length > 0 ? ['Wrong acceptances', ...errors.map((error) => `  ${error}`), ''] : []),
    ...(open.length > 0
      ? ['What is right as it is, accept in content/launch.ts, one or many ids at a time:', EXAMPLE, '']
      : []),
    `Accepted: ${accepted}. ${open.length > 0 ? `Open: ${open.length} (${counts}).` : 'Nothing is open.'}`,
    open.length + errors.length > 0 ? 'The site is not ready for launch.' : 'The site is ready for launch.',
  ].join('\n')
}
