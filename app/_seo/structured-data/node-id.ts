import { site } from '@/content/site'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

/** The lasting name of something that a page tells of: the page's address with a fragment. */
export const nodeId = (locale: Locale, path: string, name: string): string =>
  `${site.url}${localizePath(locale, path)}#${name}`

/** The lasting name of something that is the same in every language and on every page. */
export const siteNodeId = (name: string): string => nodeId('en', '/', name)
