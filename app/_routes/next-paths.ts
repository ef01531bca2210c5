import type { NextPage } from '@/content/schema/pages'
import { pagePaths } from '@/content/page-paths'
import { sectionIds } from '@/lib/section-ids'

/** The pages that a placeholder page can link to. The home page shows the partners: /partners is itself a placeholder. */
export const nextPaths: Readonly<Record<NextPage, string>> = {
  services: pagePaths.services,
  products: pagePaths.products,
  partners: `${pagePaths.home}#${sectionIds.partners}`,
  contact: pagePaths.contact,
}
