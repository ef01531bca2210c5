import { readFileSync } from 'node:fs'

import { content } from '@/content/content'
import { type Acceptance, PROMISE_KINDS } from '@/content/schema/claims'
import { today } from '@/lib/day'
import { replaceFiles } from '@/lib/replace-file'
import { canonicalYaml, readYaml } from '@/content/load/yaml-file'

import { pointNames } from './points'
import { pagesWithPromises } from './promises'

type Acceptor = Pick<Acceptance, 'by' | 'remark'>

/** The acceptance of this name says that the site has been launched: nothing blocks any more. */
export const LAUNCHED = 'launch'

const names = [LAUNCHED, ...PROMISE_KINDS, ...pagesWithPromises().map(({ page }) => page), ...pointNames]

export const isName = (what: string): boolean => names.includes(what)

/** Throws if there is nothing of one of these names. */
export function checkNames(whats: readonly string[]): void {
  const unknown = whats.find((what) => !isName(what))
  if (!unknown) return
  throw new Error(
    `There is no page, setting, slot or kind of promises "${unknown}". npm run launch-check -- --all lists the names.`,
  )
}

/** Adds acceptances to the list; each replaces an earlier one of the same name. */
export function withAcceptances(
  list: readonly Acceptance[],
  whats: readonly string[],
  { by, remark }: Acceptor,
): readonly Acceptance[] {
  if (!by.trim()) throw new Error('Say who accepts it: --by "Name, role"')
  checkNames(whats)
  const added = whats.map((what): Acceptance => ({ what, by, date: today(), ...(remark ? { remark } : {}) }))
  return [...list.filter(({ what }) => !whats.includes(what)), ...added]
}

const FILE = 'content/launch.yaml'

export function accept(whats: readonly string[], acceptor: Acceptor): void {
  const before = readYaml(readFileSync(FILE))
  const list = withAcceptances(content.launch, whats, acceptor)
  replaceFiles([{ file: FILE, text: canonicalYaml(list, 'faults' in before ? undefined : before) }])
  console.log(`${FILE}: ${acceptor.by} accepts ${whats.join(', ')}.`)
}
