import type { DeletionApi } from '@/lib/account-deletion/types'

import { catalogueItems } from './catalogue'

/** Pages that stand alone, by name: nothing else in the code spells their paths. */
export const pagePaths = {
  home: '/',
  services: '/services',
  products: '/products',
  partners: '/partners',
  about: '/about',
  contact: '/contact',
  swinAccount: '/swin-account',
  lahfaAccount: '/lahfa-account',
} as const

/** Where the users of an app delete their accounts. */
export const deletionPaths: Readonly<Record<DeletionApi, string>> = {
  swin: pagePaths.swinAccount,
  lahfa: pagePaths.lahfaAccount,
}

/** Every path of the site without the language's prefix: sitemap, tests and build checks read it. */
export const sitePaths: readonly string[] = [
  ...Object.values(pagePaths),
  ...catalogueItems('services').map((item) => item.path),
  ...catalogueItems('products').map((item) => item.path),
]
