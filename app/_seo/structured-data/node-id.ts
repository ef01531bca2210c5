import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/** The id of a node: the page's address with a fragment. Keep it stable: search engines recognise entities by it. */
export const nodeId = (locale: Locale, path: string, name: string): string =>
  `${site.url}${localizePath(locale, path)}#${name}`

/** The id of a node that is the same on all pages and in both languages. */
export const siteNodeId = (name: string): string => nodeId('en', '/', name)
