import { messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

/** The first breadcrumb of every page. */
export const homeBreadcrumb = (locale: Locale) => ({
  title: messages[locale].navigation.home,
  href: localizePath(locale, pagePaths.home),
})
