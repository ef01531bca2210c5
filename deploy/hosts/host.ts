import { HOMES, type Rules } from '../rules'

/** The files of a configuration by their path in its folder. */
export type ConfigFiles = Readonly<Record<string, string>>

/** Writes the rules as the configuration of one host. Pure: what the files depend on is in `rules`. */
export type WriteConfig = (rules: Rules) => ConfigFiles

/** The first line of each configuration that allows comments. */
export const GENERATED = 'Written by `npm run deploy:configs` from deploy/rules.ts. Change that file, not this one.'

/** A regular expression that matches paths in one of the folders whose files never change. */
export const inFolders = (folders: readonly string[]): string =>
  `^/(${folders.map((folder) => folder.slice(1, -1)).join('|')})/`

/** The files of the home pages, and where they move to: the first address of each. */
export const homeMoves: readonly (readonly [string, string])[] = [...new Set(Object.values(HOMES))].map((file) => [
  file,
  Object.keys(HOMES).find((path) => HOMES[path] === file) ?? '/',
])
