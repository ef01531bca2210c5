import type { Engine } from '../browsers/browser'
import type { Page } from '../page'

/** What an engine cannot show, and why. */
type Limits = Partial<Record<Engine, string>>

/** Something that holds in every engine. It must end without an error and without a policy violation. */
export type Check = (name: string, body: (page: Page) => Promise<void>, limits?: Limits) => void

export type Theme = (check: Check) => void
