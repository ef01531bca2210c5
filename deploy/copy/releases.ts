import { cacheRuleOf, IMMUTABLE } from '../rules'
import type { Target } from './target'

/** In the document root. Hosts never send hidden files. */
export const RELEASES = '/.releases'
export const RELEASE_LIST = `${RELEASES}/releases.json`

/** A release whose assets are still on the target. */
export interface Release {
  /** A hash of its manifest: the same build has the same name. */
  name: string
  date: string
  /** The policy that its pages need. */
  policy: string
  files: readonly string[]
  isWithdrawn?: boolean
}

/** The folder that keeps a release's pages for a roll-back. */
export const folderOf = ({ name }: Release): string => `${RELEASES}/${name}`

/** Files that the router and search engines must not find once the page is gone. All other files stay for open tabs. */
const PAGE = /\.(html|txt|xml|webmanifest)(\.\w+)?$/

export const isHashed = (file: string): boolean => cacheRuleOf(file) === IMMUTABLE
export const isPage = (file: string): boolean => !isHashed(file) && PAGE.test(file)

/** The releases on a target, the oldest first. */
export const readReleases = async (target: Target): Promise<readonly Release[]> =>
  JSON.parse((await target.read(RELEASE_LIST)) ?? '[]') as Release[]

/** The releases that are not withdrawn: the current one, the one that visitors got before, and so on. */
export const standing = (releases: readonly Release[]): readonly Release[] =>
  releases.filter(({ isWithdrawn }) => !isWithdrawn).toReversed()

/** The releases to keep: the current one and `keep` others. */
export function lastOf(releases: readonly Release[], keep: number): readonly Release[] {
  const [current] = standing(releases)
  const others = releases.filter((release) => release !== current).slice(-keep || releases.length)
  return releases.filter((release) => release === current || others.includes(release))
}

/** Files to remove: those that no release in `kept` has, and pages that the current release does not have. */
export function staleFiles(releases: readonly Release[], kept: readonly Release[]): readonly string[] {
  const [current] = standing(kept)
  const needed = new Set(kept.flatMap(({ files }) => files.filter((file) => !isPage(file))))
  for (const file of current?.files ?? []) needed.add(file)
  const all = new Set(releases.flatMap(({ files }) => files))
  const dropped = releases.filter((release) => !kept.includes(release))
  return [...[...all].filter((file) => !needed.has(file)), ...dropped.map(folderOf)]
}
