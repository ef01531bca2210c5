import type { DeletionApi } from '@/lib/account-deletion/types'

/** The paths of all pages except those of a service, a product or a sample. */
export const pagePaths = {
  home: '/',
  services: '/services',
  products: '/products',
  partners: '/partners',
  about: '/about',
  contact: '/contact',
  swinAccount: '/swin-account',
  lahfaAccount: '/lahfa-account',
  privacy: '/privacy',
  accessibility: '/accessibility',
  supplier: '/supplier',
  samples: '/samples',
} as const

/** The account-deletion page of each app. */
export const deletionPaths: Readonly<Record<DeletionApi, string>> = {
  swin: pagePaths.swinAccount,
  lahfa: pagePaths.lahfaAccount,
}
