import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { allowsPolicy, mergePolicies } from '../content-security-policy'
import { filesOfManifest, MANIFEST, sha256 } from '../manifest'
import { readRules } from '../rules'
import { CONFIG_FOLDER, writeConfigs } from '../write-configs'
import {
  folderOf,
  isHashed,
  isPage,
  lastOf,
  readReleases,
  type Release,
  RELEASE_LIST,
  RELEASES,
  staleFiles,
  standing,
} from './releases'
import { type Target, withTemporaryFolder } from './target'

const NOT_CONFIGURED = `Nothing has been copied: the Content-Security-Policy has changed, and the server would stop the new pages' scripts.
1. Copy the configuration from deploy/out to the server and reload it. It allows the pages of both releases.
2. Run this command again with --configured.`

async function releaseOf(folder: string): Promise<Release> {
  const { policy } = readRules(folder)
  const files = [...filesOfManifest(folder), MANIFEST]
  const name = sha256(await readFile(join(folder, MANIFEST))).slice(0, 12)
  return { name, date: new Date().toISOString(), policy, files }
}

/** Replaces the pages by those in `folder`. Of all `releases`, the new one is the last; `keep` old ones stay. */
async function replacePages(target: Target, folder: string, releases: readonly Release[], keep: number): Promise<void> {
  const kept = lastOf(releases, keep)
  // The list comes first: if the copy is interrupted, --back restores the old pages.
  await withTemporaryFolder(async (temporary) => {
    await mkdir(join(temporary, RELEASES))
    await writeFile(join(temporary, RELEASE_LIST), JSON.stringify(kept))
    await target.put(temporary, [RELEASE_LIST])
  })
  const [current] = standing(kept)
  await target.put(folder, current?.files.filter(isPage) ?? [])
  await target.remove(staleFiles(releases, kept))
}

export interface CopyOptions {
  /** How many earlier releases keep their assets, for tabs that are still open. */
  keep: number
  /** The server already has the configuration of deploy/out. */
  isConfigured?: boolean
  /** The server reads its configuration from the document root. */
  withHtaccess?: boolean
}

/** Copies the exported site: first what pages need, then the pages. Resolves with the release's name. */
export async function copySite(target: Target, folder: string, options: CopyOptions): Promise<string> {
  const releases = await readReleases(target)
  const release = await releaseOf(folder)
  const policies = releases.map(({ policy }) => policy)
  const isAllowed = releases.length === 0 || allowsPolicy(mergePolicies(policies), release.policy)
  // With these policies the server allows the pages of all these releases.
  if (!isAllowed || options.withHtaccess) await writeConfigs(folder, policies)
  if (!isAllowed && !options.isConfigured && !options.withHtaccess) throw new Error(NOT_CONFIGURED)

  const assets = release.files.filter((file) => !isPage(file))
  await target.put(folder, assets)
  const unhashed = release.files.filter((file) => !isHashed(file))
  await target.put(folder, unhashed, folderOf(release))
  if (options.withHtaccess) await target.put(join(CONFIG_FOLDER, 'apache'), ['/.htaccess'])
  const others = releases.filter(({ name }) => name !== release.name)
  await replacePages(target, folder, [...others, release], options.keep)
  return release.name
}

/** Restores the release before the current one. Resolves with the names of both. */
export async function takeBack(target: Target, { keep }: CopyOptions): Promise<readonly [string, string]> {
  const releases = await readReleases(target)
  const [current, previous] = standing(releases)
  if (!current || !previous) throw new Error('There is no release before the one that is there')
  const withdrawn = releases.map((release) => (release === current ? { ...release, isWithdrawn: true } : release))
  await withTemporaryFolder(async (folder) => {
    await target.get(folderOf(previous), folder)
    const assets = previous.files.filter((file) => !isHashed(file) && !isPage(file))
    await target.put(folder, assets)
    await replacePages(target, folder, withdrawn, keep)
  })
  return [current.name, previous.name]
}
