import { aboutPage } from '@/content/pages'
import { pagePaths } from '@/content/page-paths'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'
import { profilePath } from '@/lib/page-files'

/** Where a buyer can check what the company says, before any contact. */
export const checkedItems = (locale: Locale) =>
  aboutPage[locale].check.items.map(({ id, name, text }) => ({
    title: name,
    text,
    href: id === 'profile' ? profilePath(locale) : localizePath(locale, pagePaths[id]),
  }))
