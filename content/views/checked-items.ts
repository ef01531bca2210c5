import { pagePaths } from '@/content/page-paths'
import { aboutPage } from '@/content/pages'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { profilePath } from '@/lib/page-files'

/** Where a buyer can check what the company says, before any contact. */
export const checkedItems = (locale: Locale) =>
  aboutPage[locale].check.items.map(({ id, name, text }) => ({
    title: name,
    text,
    href: id === 'profile' ? profilePath(locale) : localizePath(locale, pagePaths[id]),
  }))
