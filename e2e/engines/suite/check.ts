import type { Engine } from '../browsers/browser'
import type { Page } from '../page'

/** What cannot be seen in an engine, and why. */
type Limits = Partial<Record<Engine, string>>

/** Something that holds in every engine. It ends without an error and without a violation of the policy. */
export type Check = (name: string, body: (page: Page) => Promise<void>, limits?: Limits) => void

export type Theme = (check: Check) => void
