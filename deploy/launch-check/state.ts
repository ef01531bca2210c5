import { content } from '@/content/content'
import type { Acceptance } from '@/content/schema/claims'

import { isName, LAUNCHED } from './acceptances'
import { datesOn } from './dates'
import { emptySlots, missingLogos, undecidedSettings } from './points'
import { repeatedSentences } from './repeated'
import { longTitles } from './long-titles'
import { type PagePromises, pagesWithPromises } from './promises'
import { unusedClaims } from './unused'

/** What remains to be decided, made true or renewed. */
export function launchState(acceptances: readonly Acceptance[] = content.launch) {
  /** The last acceptance of any of these names that is not older than the words. */
  const accepted = (names: readonly string[], updated = '') =>
    acceptances.findLast(({ what, date }) => names.includes(what) && date >= updated)
  const all = pagesWithPromises()
  const open = all.map(({ promises, ...page }): PagePromises & { before?: Acceptance | undefined } => ({
    ...page,
    promises: promises.filter(({ kind }) => !accepted([page.page, kind], page.updated)),
    before: accepted([page.page]),
  }))
  const points = (list: ReturnType<typeof emptySlots>) => list.filter(({ id }) => !accepted([id]))
  return {
    settings: points(undecidedSettings()),
    slots: points([...emptySlots(), ...missingLogos()]),
    hasLaunched: Boolean(accepted([LAUNCHED])),
    /** The pages whose promises nobody has accepted; with who accepted an earlier version of the words. */
    pages: open.filter(({ promises }) => promises.length > 0),
    promises: all.flatMap(({ promises }) => promises).length,
    dates: datesOn(),
    repeated: repeatedSentences(),
    longTitles: longTitles(),
    unused: unusedClaims(),
    unconfirmed: content.sources.filter(({ unconfirmed }) => unconfirmed).map(({ id }) => id),
    /** Acceptances whose name matches nothing. */
    unknown: acceptances.map(({ what }) => what).filter((what) => !isName(what)),
  }
}

export type LaunchState = ReturnType<typeof launchState>

/** What a law or an app store demands before the first launch; nothing once the site has been launched. */
export const blocking = ({ settings, slots, hasLaunched }: LaunchState) =>
  hasLaunched ? [] : [...settings, ...slots].filter(({ blocks }) => blocks)
