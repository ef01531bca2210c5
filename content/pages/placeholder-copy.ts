import { sectionIds } from '@/lib/section-ids'

import type { NextPage, PlaceholderCopy } from '../schema/pages'
import { pagePaths } from '../site-paths'

export type { NextPage, PlaceholderCopy }

/**
 * The pages that a placeholder page can link to. The partners are a section of the home page, because /partners is
 * itself a placeholder.
 */
export const nextPaths: Readonly<Record<NextPage, string>> = {
  services: pagePaths.services,
  products: pagePaths.products,
  partners: `${pagePaths.home}#${sectionIds.partners}`,
  contact: pagePaths.contact,
}
