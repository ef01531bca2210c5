import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { patternOf } from '@/lib/old-path'

import { IMMUTABLE, IMMUTABLE_FOLDERS, REVALIDATE, type Rules } from '../rules'

/** The files of a configuration by their path in its folder. */
export type ConfigFiles = Readonly<Record<string, string>>

/** Writes the rules as one host's configuration. Pure: the files depend only on `rules`. */
export type WriteConfig = (rules: Rules) => ConfigFiles

/** The first line of each configuration whose format allows comments. */
export const GENERATED =
  'Written by `npm run deploy:configs` from deploy/. Change the rules or the template there, not this.'

/** The folders whose files never change, as part of a regular expression. */
export const folders = IMMUTABLE_FOLDERS.map((folder) => folder.slice(1, -1)).join('|')

/** Fills the placeholders `{{name}}` of a file in deploy/hosts/templates. Throws if one has no value. */
export function fillTemplate(file: string, values: Readonly<Record<string, string>> = {}): string {
  const all: Readonly<Record<string, string>> = { generated: GENERATED, immutable: IMMUTABLE, folders, ...values }
  return readFileSync(join('deploy/hosts/templates', file), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = all[name]
    if (value === undefined) throw new Error(`${file}: no value for {{${name}}}`)
    return value
  })
}

export const jsonFile = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`

export const linesOf = (values: Readonly<Record<string, string>>, line: (name: string, value: string) => string) =>
  Object.entries(values)
    .map(([name, value]) => line(name, value))
    .join('\n')

/** Writes something for each path of an old site: a regular expression for it as decoded, with or without a slash. */
export const eachRedirect = <Result>(
  redirects: Rules['redirects'],
  write: (pattern: string, to: string, index: number) => Result,
): Result[] => Object.entries(redirects).map(([from, to], index) => write(patternOf(from), to, index))

/** The files of the home pages, each with the address to which the file's own address redirects. */
export const HOME_MOVES: Readonly<Record<string, string>> = { '/index.html': '/', '/ar.html': '/ar' }

/** Writes Netlify's `_headers`, which Cloudflare also reads: lines such as `Name: value` for each path. */
export const headersFile = (blocks: Readonly<Record<string, readonly string[]>>): string =>
  `# ${GENERATED}\n\n${Object.entries(blocks)
    .map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n')}`

/** Writes Netlify's `_redirects`, which Cloudflare also reads: the path requested, the path sent, and the status. */
export const redirectsFile = (lines: readonly string[]): string => `# ${GENERATED}\n\n${lines.join('\n')}\n`

/** The headers of every answer, until a later block of the file overrides them. */
export const commonLines = ({ headers, pageHeaders }: Rules): readonly string[] =>
  Object.entries({ ...headers, ...pageHeaders, 'Cache-Control': REVALIDATE }).map(
    ([name, value]) => `${name}: ${value}`,
  )
