import type { DeletionApi } from '@/lib/account-deletion/types'

import { allItems } from './catalogue'
import { pagePaths } from './page-paths'
import { samples } from './samples'

/** The account-deletion page of each app. */
export const deletionPaths: Readonly<Record<DeletionApi, string>> = {
  swin: pagePaths.swinAccount,
  lahfa: pagePaths.lahfaAccount,
}

/** All paths of the site, without the locale prefix. */
export const sitePaths: readonly string[] = [
  ...Object.values(pagePaths),
  ...allItems.map((item) => item.path),
  ...samples.map((sample) => sample.path),
]
