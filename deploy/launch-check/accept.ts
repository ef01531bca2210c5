import { readFileSync, writeFileSync } from 'node:fs'

import { parse } from 'yaml'

import { type Acceptance, launch } from '@/content/schema/claims'
import { canonicalYaml } from '@/lib/yaml-file'

import { acceptedWords } from './state'

type Acceptor = Pick<Acceptance, 'by' | 'remark'>

/** Adds acceptances to the list; each replaces an earlier one of the same name. Throws for unknown names. */
export function withAcceptances(
  list: readonly Acceptance[],
  names: readonly string[],
  { by, remark }: Acceptor,
  now: Date,
): readonly Acceptance[] {
  if (!by.trim()) throw new Error('Say who accepts it: --by "Name, role"')
  const added = names.map((what): Acceptance => {
    const words = acceptedWords(what, now)
    if (!words)
      throw new Error(`There is nothing to accept by the name "${what}". npm run launch-check lists the names.`)
    return { what, by, date: now.toISOString().slice(0, 10), ...(remark ? { remark } : {}), words }
  })
  return [...list.filter(({ what }) => !names.includes(what)), ...added]
}

const FILE = 'content/launch.yaml'

export function accept(names: readonly string[], acceptor: Acceptor, now: Date): void {
  const list = launch.parse(parse(readFileSync(FILE, 'utf8')))
  writeFileSync(FILE, canonicalYaml(withAcceptances(list, names, acceptor, now)))
  console.log(`${FILE}: ${acceptor.by} accepts ${names.join(', ')}.`)
}
