import { createHash } from 'node:crypto'

export type Kind = 'settings' | 'sandbox' | 'logos' | 'promises' | 'facts' | 'tests' | 'security'

/** Something that the owner has to set or to accept. */
export interface Point {
  /** For content/launch.ts. */
  id: string
  kind: Kind
  /** What it belongs to, where several points do: a page. */
  group?: string
  /** Printed beside or below the id. */
  lines: readonly string[]
}

const MARK_LENGTH = 4

/** An id that changes with the words: an acceptance holds for what was read, not for what is written there later. */
export const idFor = (name: string, words: string): string =>
  `${name}#${createHash('sha256').update(words).digest('hex').slice(0, MARK_LENGTH)}`

export const nameOf = (id: string): string => id.replace(/#.*$/, '')
