import { mapValues } from '@/lib/map-values'

import { type AppId, appIds, apps } from './apps'

/** The account-deletion page of each app. */
export const deletionPaths = mapValues(apps, ({ page }) => `/${page}` as const)

type DeletionPath = (typeof deletionPaths)[AppId]

/** Whether a path, without its locale prefix, is that of a deletion page. */
export const isDeletionPath = (path: string): boolean => Object.values<string>(deletionPaths).includes(path)

/** What `valueOf` returns for each app, by the path of its deletion page. */
export const byDeletionPath = <Value>(valueOf: (id: AppId) => Value) =>
  Object.fromEntries(appIds.map((id) => [deletionPaths[id], valueOf(id)])) as Record<DeletionPath, Value>

/** Links in texts and the social cards call the page of an app `swinAccount`, after its id. */
const accountPaths = Object.fromEntries(appIds.map((id) => [`${id}Account`, deletionPaths[id]])) as Readonly<
  Record<`${AppId}Account`, DeletionPath>
>

/** The paths of all pages except those of a service, a product or a sample. */
export const pagePaths = {
  home: '/',
  services: '/services',
  products: '/products',
  partners: '/partners',
  about: '/about',
  contact: '/contact',
  ...accountPaths,
  privacy: '/privacy',
  accessibility: '/accessibility',
  supplier: '/supplier',
  samples: '/samples',
} as const
