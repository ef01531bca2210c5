import { type PromiseKind, PROMISE_KINDS } from '@/content/schema/claims'

import { chapters, type Point } from './point'
import type { LaunchState } from './state'

/** What breaking a promise of this kind costs. */
const kinds: Readonly<Record<PromiseKind, string>> = {
  law: 'somebody could be fined or sued',
  contract: 'a client could ask for it',
  product: 'the software has to do it today',
  delivery: 'every project has to run so',
  company: 'the firm has to be so',
}

const WIDTH = 30

const row = ({ id, lines }: Point) => `  ${id.padEnd(WIDTH)} ${lines.join('  ')}`.trimEnd()

function chapterLines(points: readonly Point[]): string[] {
  const names = [...new Set(points.map(({ chapter }) => chapter))]
  return names.flatMap((name) => {
    const [title, advice] = chapters[name]
    const own = points.filter(({ chapter }) => chapter === name)
    return [`${title}: ${own.length}. ${advice}`, ...own.map(row), '']
  })
}

function pageLines({ page, title, promises, changedSince }: LaunchState['pages'][number]): string[] {
  const counts = PROMISE_KINDS.map((kind) => [kind, promises.filter((one) => one.kind === kind).length] as const)
  const sums = counts.filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`)
  return [
    `${page} (${title}): ${sums.join(', ')}`,
    ...(changedSince
      ? [`  Open again: its words have changed since ${changedSince.by} accepted them on ${changedSince.date}.`]
      : []),
    ...promises.flatMap(({ kind, en, ar, needs }) => [`  ${kind}: ${needs}`, `    “${en}”`, `    «${ar}»`]),
    '',
  ]
}

/** Writes the launch check as text: what blocks, what is undecided, the promises page by page, and the total. */
export function report({ points, pages, promises, unknown }: LaunchState): string {
  const blocking = points.filter(({ blocks }) => blocks)
  const others = points.filter(({ blocks }) => !blocks)
  const open = promises.all - promises.accepted
  return [
    ...(blocking.length > 0 ? ['THESE BLOCK THE LAUNCH', '', ...chapterLines(blocking)] : []),
    ...(others.length > 0 ? ['TO BE DECIDED, BUT NOT BLOCKING', '', ...chapterLines(others)] : []),
    ...(open > 0
      ? [
          'SENTENCES THAT ONLY YOU CAN MAKE TRUE',
          '',
          ...PROMISE_KINDS.map((kind) => `  ${kind.padEnd(9)} ${kinds[kind]}`),
          '',
          ...pages.flatMap(pageLines),
          'Make each true, or change its words. Then accept a page or a kind of promise at once; a setting likewise:',
          '  npm run launch-check -- --accept services/zta --by "Name, role"',
          '',
        ]
      : []),
    ...unknown.map((what) => `content/launch.yaml: "${what}" is settled in another way, or unknown. Take it out.`),
    `Promises: ${promises.accepted} of ${promises.all} accepted, ${open} open on ${pages.length} pages.`,
    `To be decided: ${others.length}. Blocking: ${blocking.length}.`,
    blocking.length > 0 ? 'The site is not ready for launch.' : 'Nothing blocks the launch.',
  ].join('\n')
}
