import type { DeletionApi } from '@/lib/account-deletion/types'

import { catalogueItems } from './catalogue'
import { samples } from './samples'

/** The paths of all pages except services, products and samples. */
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
} as const

/** The account-deletion page of each app. */
export const deletionPaths: Readonly<Record<DeletionApi, string>> = {
  swin: pagePaths.swinAccount,
  lahfa: pagePaths.lahfaAccount,
}

/** All paths of the site, without the locale prefix. */
export const sitePaths: readonly string[] = [
  ...Object.values(pagePaths),
  ...catalogueItems('services').map((item) => item.path),
  ...catalogueItems('products').map((item) => item.path),
  ...samples.map((sample) => sample.path),
]
