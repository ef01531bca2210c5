import { type PromiseKind, PROMISE_KINDS } from '@/content/schema/claims'

import { blocking, type LaunchState } from './state'

/** What breaking a promise of this kind costs. */
const kinds: Readonly<Record<PromiseKind, string>> = {
  law: 'somebody could be fined or sued',
  contract: 'a client could ask for it',
  product: 'the software has to do it today',
  delivery: 'every project has to run so',
  company: 'the firm has to be so',
}

const ID_WIDTH = 28
/** So that the short report fits on a page. */
const [MOST_PAGES, MOST_SOURCES, MOST_TITLES, MOST_REPEATED] = [8, 2, 2, 2]

const inColumns = (id: string, text: string) => `  ${id.padEnd(ID_WIDTH)} ${text}`

/** Names one after another, in lines of a certain width. */
const wrapped = (names: readonly string[]) =>
  (names.join(', ').match(/.{1,108}( |$)/g) ?? []).map((line) => `  ${line}`)

/** Writes a list under its title and count; nothing if it is empty. Without `all` the first `most` lines of it. */
const listIn =
  (all: boolean) =>
  (title: string, lines: readonly string[], { most = lines.length, count = lines.length } = {}): readonly string[] => {
    if (count === 0) return []
    const shown = all ? lines : lines.slice(0, most)
    const left = lines.length - shown.length
    const more = left > 0 ? [`  and ${left} more: npm run launch-check -- --all`] : []
    return [`${title}: ${count}`, ...shown, ...more, '']
  }

const sums = ({ promises }: LaunchState['pages'][number]) =>
  PROMISE_KINDS.map((kind) => [promises.filter((one) => one.kind === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ')

const openAgain = ({ before, updated }: LaunchState['pages'][number]) =>
  before ? `; open again: ${before.by} accepted it on ${before.date}, its words are of ${updated}` : ''

const pageLine = (page: LaunchState['pages'][number]) => inColumns(page.page, sums(page) + openAgain(page))

/** A page with the sentences that promise something. */
const pageLines = (page: LaunchState['pages'][number]) => [
  `${page.page} (${page.title}): ${sums(page)}${openAgain(page)}`,
  ...page.promises.flatMap(({ kind, en, ar, needs }) => [`  ${kind}: ${needs}`, `    “${en}”`, `    «${ar}»`]),
  '',
]

/** The dates as a list in Markdown; '' if none has passed or soon will. */
export const dateList = ({ dates }: LaunchState): string =>
  [...dates.lines, ...dates.sources].map((line) => `- ${line}\n`).join('')

/** The open sentences of some pages. */
export const sentencesOf = (names: readonly string[], { pages }: LaunchState): string =>
  names
    .flatMap((name) => {
      const page = pages.find((one) => one.page === name)
      return page ? pageLines(page) : [`${name}: no promise is open.`, '']
    })
    .join('\n')

/**
 * Writes the launch check on one page: what blocks the first launch, what is undecided, how much the pages promise, and
 * what has grown old. With `all` it names everything, and the sentences page by page.
 */
export function report(state: LaunchState, all = false): string {
  const { pages, dates, unconfirmed } = state
  const list = listIn(all)
  const blocks = blocking(state)
  const described = (points: LaunchState['slots']) => points.map(({ id, text }) => inColumns(id, text))
  const others = (points: LaunchState['slots']) => points.filter((point) => !blocks.includes(point))
  const named = (title: string, points: LaunchState['slots']) =>
    list(title, all ? described(points) : wrapped(points.map(({ id }) => id)), { count: points.length })
  const sentences = [...PROMISE_KINDS.map((kind) => inColumns(kind, kinds[kind])), '', ...pages.flatMap(pageLines)]
  const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)
  return [
    ...list('BEFORE THE FIRST LAUNCH, because a law or an app store demands it', described(blocks)),
    ...named('SETTINGS AT THEIR NEUTRAL VALUE (docs/settings.md)', others(state.settings)),
    ...named('EMPTY SLOTS (content/owner.yaml; logos: content/partners.yaml)', others(state.slots)),
    ...list(`PROMISES THAT ONLY YOU CAN MAKE TRUE, open of ${state.promises}`, all ? sentences : pages.map(pageLine), {
      most: MOST_PAGES,
      count: pages.flatMap(({ promises }) => promises).length,
    }),
    ...list('DATES', indented([...dates.lines, ...dates.sources]), { most: dates.lines.length + MOST_SOURCES }),
    ...list('SOURCES THAT COULD NOT BE CONFIRMED', all ? wrapped(unconfirmed) : [], { count: unconfirmed.length }),
    ...list('PROMISES AND SOURCES THAT NO TEXT NAMES', wrapped(state.unused), { count: state.unused.length }),
    ...list('TITLES THAT RESULT LISTS CUT OFF', indented(state.longTitles), { most: MOST_TITLES }),
    ...list('SENTENCES ON TWO PAGES', indented(state.repeated), { most: MOST_REPEATED }),
    ...state.unknown.map((what) => `content/launch.yaml accepts "${what}", which is not there. Take it out.`),
    'Make a promise true, or change its words. A page, a kind of promises, a setting or a slot is accepted as it is by',
    '  npm run launch-check -- --accept services/zta --by "Name, role"',
    blocks.length > 0
      ? `Not ready: ${blocks.length} points are open before the first launch.`
      : 'Nothing blocks a launch.',
  ].join('\n')
}
