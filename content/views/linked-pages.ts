import { pagePaths } from '@/content/page-paths'
import type { ComingSoonCopy } from '@/content/schema/pages'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/** The links to other pages on a page in preparation, with their addresses. */
export const linkedPages = (links: ComingSoonCopy['next'], locale: Locale) =>
  links.map(({ id, ...link }) => ({ ...link, href: localizePath(locale, pagePaths[id]) }))
