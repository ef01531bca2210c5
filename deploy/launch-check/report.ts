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

const section = (title: string, count: number, lines: readonly string[]) =>
  count > 0 ? [`${title}: ${count}`, ...lines, ''] : []

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
  const blocks = blocking(state)
  const others = (points: LaunchState['slots']) => points.filter((point) => !blocks.includes(point))
  const [settings, slots] = [others(state.settings), others(state.slots)]
  const points = (list: LaunchState['slots']) =>
    all ? list.map(({ id, text }) => inColumns(id, text)) : wrapped(list.map(({ id }) => id))
  const open = pages.flatMap(({ promises }) => promises).length
  const more = (count: number) => (count > 0 ? [`  and ${count} more: npm run launch-check -- --all`] : [])
  const sources = all ? dates.sources : dates.sources.slice(0, MOST_SOURCES)
  return [
    ...section(
      'BEFORE THE FIRST LAUNCH, because a law or an app store demands it',
      blocks.length,
      blocks.map(({ id, text }) => inColumns(id, text)),
    ),
    ...section('SETTINGS AT THEIR NEUTRAL VALUE (docs/settings.md)', settings.length, points(settings)),
    ...section('EMPTY SLOTS (content/owner.yaml; logos: content/partners.yaml)', slots.length, points(slots)),
    ...section(`PROMISES THAT ONLY YOU CAN MAKE TRUE, open of ${state.promises}`, open, [
      ...(all ? PROMISE_KINDS.map((kind) => inColumns(kind, kinds[kind])) : []),
      ...(all ? ['', ...pages.flatMap(pageLines)] : pages.slice(0, MOST_PAGES).map(pageLine)),
      ...more(all ? 0 : pages.length - MOST_PAGES),
    ]),
    ...section('DATES', dates.lines.length + dates.sources.length, [
      ...[...dates.lines, ...sources].map((line) => `  ${line}`),
      ...more(dates.sources.length - sources.length),
    ]),
    ...section('SOURCES THAT COULD NOT BE CONFIRMED', unconfirmed.length, all ? wrapped(unconfirmed) : []),
    ...section('PROMISES AND SOURCES THAT NO TEXT NAMES', state.unused.length, wrapped(state.unused)),
    ...section('TITLES THAT RESULT LISTS CUT OFF', state.longTitles.length, [
      ...(all ? state.longTitles : state.longTitles.slice(0, MOST_TITLES)).map((line) => `  ${line}`),
      ...more(all ? 0 : state.longTitles.length - MOST_TITLES),
    ]),
    ...section('SENTENCES ON TWO PAGES', state.repeated.length, [
      ...(all ? state.repeated : state.repeated.slice(0, MOST_REPEATED)).map((line) => `  ${line}`),
      ...more(all ? 0 : state.repeated.length - MOST_REPEATED),
    ]),
    ...state.unknown.map((what) => `content/launch.yaml accepts "${what}", which is not there. Take it out.`),
    'Make a promise true, or change its words. A page, a kind of promises, a setting or a slot is accepted as it is by',
    '  npm run launch-check -- --accept services/zta --by "Name, role"',
    blocks.length > 0
      ? `Not ready: ${blocks.length} points stand before the first launch.`
      : 'Nothing blocks a launch.',
  ].join('\n')
}
