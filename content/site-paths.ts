import type { DeletionApi } from '@/lib/account-deletion/types'
import { sectionIds } from '@/lib/section-ids'

import { allItems } from './catalogue'
import { pagePaths } from './page-paths'
import { samples } from './samples'
import type { NextPage } from './schema/pages'

export { pagePaths }

/** The account-deletion page of each app. */
export const deletionPaths: Readonly<Record<DeletionApi, string>> = {
  swin: pagePaths.swinAccount,
  lahfa: pagePaths.lahfaAccount,
}

/** The pages that a placeholder page can link to. The home page shows the partners: /partners is itself a placeholder. */
export const nextPaths: Readonly<Record<NextPage, string>> = {
  services: pagePaths.services,
  products: pagePaths.products,
  partners: `${pagePaths.home}#${sectionIds.partners}`,
  contact: pagePaths.contact,
}

/** All paths of the site, without the locale prefix. */
export const sitePaths: readonly string[] = [
  ...Object.values(pagePaths),
  ...allItems.map((item) => item.path),
  ...samples.map((sample) => sample.path),
]
