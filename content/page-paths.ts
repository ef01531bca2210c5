import { mapValues } from '@/lib/map-values'

import { apps } from './apps'
import { pageSchemas } from './schema/pages'

/** The paths of all pages except those of a service, a product or a sample, without the locale prefix. */
export const pagePaths = mapValues(pageSchemas, (_, id) => (id === 'home' ? '/' : `/${id}`))

/** The account-deletion page of each app. */
export const deletionPaths = mapValues(apps, ({ page }) => pagePaths[page])

/** Whether a path, without its locale prefix, is that of a deletion page. */
export const isDeletionPath = (path: string): boolean => Object.values(deletionPaths).includes(path)
