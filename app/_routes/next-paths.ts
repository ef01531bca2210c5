import type { NextPage } from '@/content/schema/pages'
import { pagePaths } from '@/content/page-paths'

/** The pages that a placeholder page can link to. */
export const nextPaths: Readonly<Record<NextPage, string>> = {
  services: pagePaths.services,
  products: pagePaths.products,
  contact: pagePaths.contact,
}
