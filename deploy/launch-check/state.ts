import { createHash } from 'node:crypto'

import { conformance } from '@/content/accessibility/conformance'
import { content } from '@/content/content'
import { partners } from '@/content/partners'
import { type Acceptance, type PromiseKind, PROMISE_KINDS } from '@/content/schema/claims'
import { settingValues, site } from '@/content/site'
import { sourceName } from '@/content/sources'

import { expiringDocuments, oldTestRun, overdueSources, securityTxtExpiry } from './dates'
import { emptySlots } from './owner'
import type { Point } from './point'
import { type PagePromise, pagesWithPromises } from './promises'
import { undecidedSettings } from './settings'

const missingLogos = (): Point[] =>
  partners
    .filter(({ logo }) => !logo)
    .map(({ id, name }) => ({ id: `logo/${id}`, chapter: 'logos', blocks: false, lines: [name] }))

/** Sources that are overdue, which block, and sources that could not be confirmed. */
function doubtfulSources(now: Date): Point[] {
  const overdue = new Set(overdueSources(now))
  return content.sources
    .filter((source) => overdue.has(source) || source.unconfirmed)
    .map((source) => {
      const checked = `last checked on ${source.checked}${source.unconfirmed ? ', not confirmed since' : ''}`
      const lines = [sourceName(source), checked]
      return { id: `sources/${source.id}`, chapter: 'sources', blocks: overdue.has(source), lines }
    })
}

/** Everything but the promises, at the time `now`; blocking points first. */
export const allPoints = (now: Date): readonly Point[] =>
  [
    ...undecidedSettings(settingValues),
    ...emptySlots(content.owner),
    ...expiringDocuments(content.owner.company, now),
    ...doubtfulSources(now),
    ...securityTxtExpiry(site.security.expires, now),
    ...oldTestRun(conformance.ranOn, now),
    ...missingLogos(),
  ].sort((a, b) => Number(b.blocks) - Number(a.blocks))

/** A short hash of words, which changes when they do. */
const signOf = (words: readonly string[]) => createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 8)

const wordsOf = (promises: readonly PagePromise[]) => promises.flatMap(({ id, en, ar, needs }) => [id, en, ar, needs])

const isKind = (what: string): what is PromiseKind => (PROMISE_KINDS as readonly string[]).includes(what)

/** Hashes of what somebody would accept today under this name; undefined if nothing has the name. */
export function acceptedWords(what: string, now: Date, pages = pagesWithPromises()): Acceptance['words'] | undefined {
  const point = allPoints(now).find(({ id }) => id === what)
  if (point) return [{ of: what, sign: signOf(point.lines) }]
  const chosen = pages
    .filter(({ page }) => page === what || isKind(what))
    .map(({ page, promises }) => ({ page, promises: promises.filter(({ kind }) => kind === what || page === what) }))
    .filter(({ promises }) => promises.length > 0)
  if (chosen.length === 0) return undefined
  return chosen.map(({ page, promises }) => ({ of: page, sign: signOf(wordsOf(promises)) }))
}

/** What remains to be done before the launch at the time `now`, for the command and for the editor. */
export function launchState(now: Date, acceptances: readonly Acceptance[] = content.launch) {
  const pages = pagesWithPromises()
  const today = new Map(
    acceptances.map(({ what }) => [what, new Map(acceptedWords(what, now, pages)?.map(({ of, sign }) => [of, sign]))]),
  )
  const holds = (acceptance: Acceptance, of: string) =>
    acceptance.words.some((words) => words.of === of && words.sign === today.get(acceptance.what)?.get(of))

  const points = allPoints(now).filter(({ id }) => !acceptances.some((one) => one.what === id && holds(one, id)))
  const open = pages.map((page) => {
    const about = acceptances.filter(({ words }) => words.some(({ of }) => of === page.page))
    const isAccepted = ({ kind }: PagePromise) =>
      about.some((one) => (one.what === page.page || one.what === kind) && holds(one, page.page))
    const stale = about.findLast((one) => !holds(one, page.page))
    return {
      ...page,
      promises: page.promises.filter((promise) => !isAccepted(promise)),
      /** Who accepted an earlier version of the words, and when. */
      changedSince: stale && { by: stale.by, date: stale.date },
    }
  })
  const all = pages.flatMap(({ promises }) => promises).length
  return {
    points,
    /** Pages with promises that nobody has accepted. */
    pages: open.filter(({ promises }) => promises.length > 0),
    promises: { all, accepted: all - open.flatMap(({ promises }) => promises).length },
    /** Acceptances that match nothing. */
    unknown: [...today].filter(([, words]) => words.size === 0).map(([what]) => what),
  }
}

export type LaunchState = ReturnType<typeof launchState>
